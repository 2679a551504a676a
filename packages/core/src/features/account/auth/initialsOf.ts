/** «AD» of «Awa Diop». */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => /^./u.exec(word ?? '')?.[0].toLocaleUpperCase('fr') ?? '').join('');
}

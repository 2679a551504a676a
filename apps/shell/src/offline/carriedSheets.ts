const mark = /\/\*(assets\/[^*]+\.css)\*\//;

/** Comment before the text of an inline style sheet that names its file. */
export const markSheet = (file: string): string => `/*${file}*/`;

/** The style sheets that a page's `<style>` carries, by their addresses. */
export function carriedSheets(text: string): [address: string, sheet: string][] {
  const [, ...pieces] = text.split(mark);
  return pieces.flatMap((file, index) =>
    index % 2 === 0 ? [[`/${file}`, pieces[index + 1] ?? ''] as [string, string]] : [],
  );
}

/** The style sheet of each design for browsers that do not read the others, by the design's id. */
export type FlatSheets = Readonly<Record<string, string>>;

/** A declaration with the newest CSS feature that the flat sheets replace. */
export const newestDeclaration = ['color', 'color-mix(in srgb, red, red)'] as const;

const isCurrent = () => CSS.supports(...newestDeclaration);

/** Loads the flat style sheet of the document's design before the first paint, where needed. */
export function loadFlatSheet(sheets: FlatSheets): void {
  if (isCurrent()) return;
  const design = document.querySelector<HTMLMetaElement>('meta[name=design]')?.content ?? '';
  const sheet = sheets[design] ?? sheets['default'];
  // Only a link that the parser finds delays the first paint.
  if (sheet !== undefined) document.write(`<link rel="stylesheet" href="/${sheet}">`);
}

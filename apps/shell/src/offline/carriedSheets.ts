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

/**
 * The style sheets in several `<style>` elements, each once: one may contain a sheet's fonts and
 * another the rest.
 */
export function wholeSheets(texts: readonly string[]): Map<string, string> {
  const whole = new Map<string, string>();
  for (const [address, sheet] of texts.flatMap(carriedSheets))
    whole.set(address, (whole.get(address) ?? '') + sheet);
  return whole;
}

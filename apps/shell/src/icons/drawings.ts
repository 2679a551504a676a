type Drawings = Readonly<Record<string, string>>;

let known: Drawings | null = null;
let coming: Promise<Drawings> | null = null;

/** Makes the icons' lines known. A server does it before it draws; a browser when it has fetched them. */
export function knowDrawings(drawings: Drawings): Drawings {
  known = drawings;
  return drawings;
}

/** An icon's lines, empty while they are not known. */
export function drawingOf(name: string): string {
  return known?.[name] ?? '';
}

/** Fetches the icons' lines, once; what failed is asked for again. */
export function loadDrawings(): Promise<Drawings> {
  coming ??= import('virtual:icon-drawings').then(({ drawings }) => knowDrawings(drawings));
  coming.catch(() => {
    coming = null;
  });
  return coming;
}

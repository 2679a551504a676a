type Renderings = Readonly<Record<string, string>>;

let known: Renderings | null = null;
let coming: Promise<Renderings> | null = null;

/** Makes the icons' lines known. A server does it before it draws; a browser when it has fetched them. */
export function registerIconShapes(iconShapes: Renderings): Renderings {
  known = iconShapes;
  return iconShapes;
}

/** An icon's lines, empty while they are not known. */
export function iconShapeOf(name: string): string {
  return known?.[name] ?? '';
}

/** Fetches the icons' lines, once; what failed is asked for again. */
export function loadIconShapes(): Promise<Renderings> {
  coming ??= import('virtual:icon-shapes').then(({ iconShapes }) => registerIconShapes(iconShapes));
  coming.catch(() => {
    coming = null;
  });
  return coming;
}

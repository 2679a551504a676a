type IconShapes = Readonly<Record<string, string>>;

let known: IconShapes | null = null;
let coming: Promise<IconShapes> | null = null;

/** Registers the icons' paths: on a server before it renders, in a browser when they are loaded. */
export function registerIconShapes(shapes: IconShapes): IconShapes {
  known = shapes;
  return shapes;
}

/** An icon's lines, empty while they are not known. */
export function iconShapeOf(name: string): string {
  return known?.[name] ?? '';
}

/** Fetches the icons' paths, once; a failed request is retried on the next call. */
export function loadIconShapes(): Promise<IconShapes> {
  coming ??= import('virtual:icon-shapes').then(({ iconShapes }) => registerIconShapes(iconShapes));
  coming.catch(() => {
    coming = null;
  });
  return coming;
}

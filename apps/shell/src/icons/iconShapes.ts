type IconShapes = Readonly<Record<string, string>>;

let known: IconShapes = {};

/** Registers the icons' paths: on a server before it renders, in a browser when they are loaded. */
export function registerIconShapes(shapes: IconShapes): void {
  known = shapes;
}

/** An icon's lines, empty while they are not known. */
export const iconShapeOf = (name: string): string => known[name] ?? '';

/** Fetches the icons' paths; a module that a browser has is not requested again. */
export async function loadIconShapes(): Promise<void> {
  registerIconShapes((await import('virtual:icon-shapes')).iconShapes);
}

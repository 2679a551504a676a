/** Milliseconds a pointer or the focus must rest on a card before its image is magnified. */
export const zoomPauseMs = 1000;
/** Milliseconds a finger must be held on a card's image to magnify it, like a long press. */
export const zoomHoldMs = 500;
/** Magnification relative to the image on its card. */
export const zoomFactor = 2.5;
/** Side of the zoom box, in CSS pixels. */
export const zoomBoxPx = 300;
/** Distance moved by one arrow key press, as a fraction of the image. */
export const zoomStep = 0.1;

/** A rectangle of the screen, in CSS pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A point of an image, as fractions of its width and height: 0 to 1. */
export interface ImagePoint {
  x: number;
  y: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The centre of the image. */
export const imageMiddle: ImagePoint = { x: 0.5, y: 0.5 };

/** Whether a screen point is inside a rectangle. */
export function isInside({ left, top, width, height }: Rectangle, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The image point under a screen point. */
export function pointOf({ left, top, width, height }: Rectangle, x: number, y: number): ImagePoint {
  return { x: within((x - left) / width, 0, 1), y: within((y - top) / height, 0, 1) };
}

/** The point an arrow key moves to; null for any other key. */
export function pointByKey({ x, y }: ImagePoint, key: string): ImagePoint | null {
  const [across, down] = arrows[key] ?? [];
  if (across === undefined || down === undefined) return null;
  return { x: within(x + across * zoomStep, 0, 1), y: within(y + down * zoomStep, 0, 1) };
}
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Positions of the zoom box and of the magnified image in it, such that `point` is visible. */
export interface ZoomView {
  /** The box on the screen. */
  box: Rectangle;
  /** The image, relative to the box. */
  image: Rectangle;
}

/** The box is centred on the image, within the screen; the image moves behind it. */
export function zoomView(
  image: Rectangle,
  point: ImagePoint,
  screen: { width: number; height: number },
): ZoomView {
  const box = {
    left: within(image.left + (image.width - zoomBoxPx) / 2, 0, Math.max(0, screen.width - zoomBoxPx)),
    top: within(image.top + (image.height - zoomBoxPx) / 2, 0, Math.max(0, screen.height - zoomBoxPx)),
    width: zoomBoxPx,
    height: zoomBoxPx,
  };
  const width = image.width * zoomFactor;
  const height = image.height * zoomFactor;
  return {
    box,
    // At x = 0 its left edge meets the box's, at x = 1 its right edge; an image smaller than the
    // box stays centred.
    image: {
      left: width > zoomBoxPx ? 0 - (width - zoomBoxPx) * point.x : (zoomBoxPx - width) / 2,
      top: height > zoomBoxPx ? 0 - (height - zoomBoxPx) * point.y : (zoomBoxPx - height) / 2,
      width,
      height,
    },
  };
}

/** Scale added by one press of a zoom button or key in the image viewer. */
export const scaleStep = 0.75;

/** The nearest scale the viewer allows: from 1 (screen size) to `zoomFactor`. */
export function clampScale(scale: number): number {
  return within(scale, 1, zoomFactor);
}

/** How long, in milliseconds, a pointer or the focus rests on a card before its picture is magnified. */
export const zoomPauseMs = 1000;
/** How long, in milliseconds, a finger is held on a card's picture to magnify it: what phones call a long press. */
export const zoomHoldMs = 500;
/** How many times larger than on its card a picture is shown. */
export const zoomFactor = 2.5;
/** The side of the box a magnified picture is seen through, in CSS pixels. */
export const zoomBoxPx = 300;
/** How far, as a part of the picture, one press of an arrow key goes. */
export const zoomStep = 0.1;

/** A rectangle of the screen, in CSS pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A point of a picture, as parts of its width and height: 0 to 1. */
export interface PicturePoint {
  x: number;
  y: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The picture's middle. */
export const pictureMiddle: PicturePoint = { x: 0.5, y: 0.5 };

/** Whether a point of the screen lies in a place. */
export function isInside({ left, top, width, height }: Place, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The point of a picture under a point of the screen. */
export function pointOf({ left, top, width, height }: Place, x: number, y: number): PicturePoint {
  return { x: within((x - left) / width, 0, 1), y: within((y - top) / height, 0, 1) };
}

/** The point that an arrow key leads to; null for any other key. */
export function pointByKey({ x, y }: PicturePoint, key: string): PicturePoint | null {
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

/** Where the box is drawn, and the magnified picture in it, so that `point` is seen. */
export interface ZoomView {
  /** The box on the screen. */
  box: Place;
  /** The picture within the box. */
  picture: Place;
}

/** The box lies over the middle of the picture, within the screen; the picture moves behind it. */
export function zoomView(
  picture: Place,
  point: PicturePoint,
  screen: { width: number; height: number },
): ZoomView {
  const box = {
    left: within(picture.left + (picture.width - zoomBoxPx) / 2, 0, Math.max(0, screen.width - zoomBoxPx)),
    top: within(picture.top + (picture.height - zoomBoxPx) / 2, 0, Math.max(0, screen.height - zoomBoxPx)),
    width: zoomBoxPx,
    height: zoomBoxPx,
  };
  const width = picture.width * zoomFactor;
  const height = picture.height * zoomFactor;
  return {
    box,
    // Its left edge at the box's for x = 0, its right edge for x = 1; smaller than the box, it stays in the middle.
    picture: {
      left: width > zoomBoxPx ? 0 - (width - zoomBoxPx) * point.x : (zoomBoxPx - width) / 2,
      top: height > zoomBoxPx ? 0 - (height - zoomBoxPx) * point.y : (zoomBoxPx - height) / 2,
      width,
      height,
    },
  };
}

/** How much larger one press of a button or a key makes a picture seen at large. */
export const scaleStep = 0.75;

/** The nearest scale a picture at large can have: from as large as the screen to `zoomFactor` times that. */
export function clampScale(scale: number): number {
  return within(scale, 1, zoomFactor);
}

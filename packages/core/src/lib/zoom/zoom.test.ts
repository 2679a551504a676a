import { describe, expect, it } from 'vitest';
import { clampScale, isInside, imageMiddle, pointByKey, pointOf, zoomView } from './zoom.ts';

const card = { left: 100, top: 200, width: 200, height: 160 };
const screen = { width: 1440, height: 900 };

describe('A point of an image', () => {
  it.each([
    ['its corner', 100, 200, { x: 0, y: 0 }],
    ['its middle', 200, 280, { x: 0.5, y: 0.5 }],
    ['its end', 300, 360, { x: 1, y: 1 }],
    ['nothing beyond it', 500, 0, { x: 1, y: 0 }],
  ])('the point under the pointer is %s', (_what, x, y, point) => {
    expect(pointOf(card, x, y)).toEqual(point);
  });

  it.each([
    [100, 200, true],
    [300, 360, true],
    [99, 200, false],
    [200, 361, false],
  ])('at %d, %d is inside it: %s', (x, y, answer) => {
    expect(isInside(card, x, y)).toBe(answer);
  });

  it.each([
    ['ArrowRight', { x: 0.6, y: 0.5 }],
    ['ArrowUp', { x: 0.5, y: 0.4 }],
    ['Tab', null],
  ])('moves by %s', (key, point) => {
    expect(pointByKey(imageMiddle, key)).toEqual(point);
  });

  it('does not move past an edge', () => {
    expect(pointByKey({ x: 0.95, y: 0 }, 'ArrowRight')).toEqual({ x: 1, y: 0 });
  });
});

describe('The zoom box', () => {
  it('is a 300 px square centred on the image, which is magnified 2.5 times', () => {
    expect(zoomView(card, imageMiddle, screen)).toEqual({
      box: { left: 50, top: 130, width: 300, height: 300 },
      image: { left: -100, top: -50, width: 500, height: 400 },
    });
  });

  it.each([
    [{ x: 0, y: 0 }, [0, 0]],
    [{ x: 1, y: 1 }, [-200, -100]],
  ])('shows the edge at %j', (point, [left, top]) => {
    expect(zoomView(card, point, screen).image).toMatchObject({ left, top });
  });

  it('stays on the screen', () => {
    const corner = { ...card, left: -20, top: 850 };
    expect(zoomView(corner, imageMiddle, screen).box).toMatchObject({ left: 0, top: 600 });
  });

  it('centres a small image', () => {
    const small = { ...card, width: 100, height: 100 };
    expect(zoomView(small, { x: 1, y: 0 }, screen).image).toMatchObject({ left: 25, top: 25 });
  });
});

describe('An image in the viewer', () => {
  it.each([
    [0.4, 1],
    [1.75, 1.75],
    [9, 2.5],
  ])('requested at scale %d is rendered at %d', (requested, rendered) => {
    expect(clampScale(requested)).toBe(rendered);
  });
});

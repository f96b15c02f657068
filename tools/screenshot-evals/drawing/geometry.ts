/** A rectangle in pixels. `x` and `y` are measured from the top left corner of the picture. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle as truth.json stores it: x, y, width and height in whole pixels. */
export type TruthBox = readonly [number, number, number, number];

/** Returns the smallest rectangle that contains all given rectangles. */
export function boundingRectangle([first, ...others]: readonly [
  Rectangle,
  ...Rectangle[],
]): Rectangle {
  return others.reduce<Rectangle>((whole, part) => {
    const x = Math.min(whole.x, part.x);
    const y = Math.min(whole.y, part.y);
    return {
      x,
      y,
      width: Math.max(whole.x + whole.width, part.x + part.width) - x,
      height: Math.max(whole.y + whole.height, part.y + part.height) - y,
    };
  }, first);
}

export const scaledRectangle = ({ x, y, width, height }: Rectangle, factor: number): Rectangle => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
});

/**
 * Returns the smallest rectangle with whole pixels that contains the given rectangle. Cuts off what is outside of the
 * picture.
 */
export function enclosingPixelBox(
  { x, y, width, height }: Rectangle,
  picture: { readonly width: number; readonly height: number },
): TruthBox {
  const within = (size: number, pixel: number) => Math.min(size, Math.max(0, pixel));
  const left = within(picture.width, Math.floor(x));
  const top = within(picture.height, Math.floor(y));
  const right = within(picture.width, Math.ceil(x + width));
  const bottom = within(picture.height, Math.ceil(y + height));
  return [left, top, right - left, bottom - top];
}

/**
 * Returns the common part of two rectangles. If they have no common part, the width or the height of the result is 0.
 */
export function commonRectangle(one: Rectangle, other: Rectangle): Rectangle {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

import type { PictureArea } from '../schemas/picture-area';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Converts a rectangle in pixels to shares of the picture. Clips the rectangle to the picture. */
export function pictureArea(
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
  picture: Size,
): PictureArea {
  const left = within(x / picture.width);
  const top = within(y / picture.height);
  return {
    x: left,
    y: top,
    width: within((x + width) / picture.width) - left,
    height: within((y + height) / picture.height) - top,
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** Returns the intersection of two rectangles, or null if they are apart or only touch. */
export function intersectionOfRectangles(one: Rectangle, other: Rectangle): Rectangle | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Returns how similar two rectangles are, 0 to 1: their intersection over their union. */
export function rectangleIntersectionOverUnion(one: Rectangle, other: Rectangle): number {
  const shared = intersectionOfRectangles(one, other);
  if (shared === null) return 0;
  const inBoth = sizeOf(shared);
  return inBoth / (sizeOf(one) + sizeOf(other) - inBoth);
}

const sizeOf = ({ width, height }: Size): number => width * height;

/** Returns true if `outer` contains `inner`. Each side of `inner` may lie outside `outer` by up to `slack`. */
export const containsRectangle = (outer: Rectangle, inner: Rectangle, slack = 0): boolean =>
  outer.x <= inner.x + slack &&
  outer.y <= inner.y + slack &&
  outer.x + outer.width >= inner.x + inner.width - slack &&
  outer.y + outer.height >= inner.y + inner.height - slack;

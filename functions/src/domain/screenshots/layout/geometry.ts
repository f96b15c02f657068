import type { Box } from './recognized-page';

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const middle = (box: Box): number => box.y + box.height / 2;

/** Returns how much two boxes overlap vertically, as a share of the smaller box's height, 0 to 1. */
export function verticalOverlap(a: Box, b: Box): number {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return Math.max(0, shared) / Math.max(1, Math.min(a.height, b.height));
}

/** Whether the center of a box is inside another box. */
export function holdsMiddle(outer: Box, { x, y, width, height }: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return across > outer.x && across < right(outer) && down > outer.y && down < bottom(outer);
}

/** Returns the shortest distance between two boxes, or 0 if they overlap. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - right(b), b.x - right(a)),
    Math.max(0, a.y - bottom(b), b.y - bottom(a)),
  );

export const scaled = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
});

export function enclosing(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(right)) - x,
    height: Math.max(...boxes.map(bottom)) - y,
  };
}

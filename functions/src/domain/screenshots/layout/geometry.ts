import type { Box } from './recognized-page';

export const rightEdge = (box: Box): number => box.x + box.width;
export const bottomEdge = (box: Box): number => box.y + box.height;
export const verticalMiddle = (box: Box): number => box.y + box.height / 2;

/** Returns how much two boxes overlap vertically, as a share of the smaller box's height, 0 to 1. */
export function verticalOverlap(a: Box, b: Box): number {
  const shared = Math.min(bottomEdge(a), bottomEdge(b)) - Math.max(a.y, b.y);
  return Math.max(0, shared) / Math.max(1, Math.min(a.height, b.height));
}

/** Returns true if the center of a box is inside another box. */
export function containsCenter(outer: Box, { x, y, width, height }: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return (
    across > outer.x && across < rightEdge(outer) && down > outer.y && down < bottomEdge(outer)
  );
}

/** Returns the shortest distance between two boxes, or 0 if they overlap. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - rightEdge(b), b.x - rightEdge(a)),
    Math.max(0, a.y - bottomEdge(b), b.y - bottomEdge(a)),
  );

export const scaledBox = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
});

export function enclosingBox(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(rightEdge)) - x,
    height: Math.max(...boxes.map(bottomEdge)) - y,
  };
}

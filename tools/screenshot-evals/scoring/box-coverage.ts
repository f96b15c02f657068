import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';

export const areaOf = ({ width, height }: Box): number => width * height;

/** Returns the area of `target` that the boxes cover together. Counts overlaps once. */
export function coveredArea(target: Box, boxes: readonly Box[]): number {
  const parts = boxes.map((box) => commonBox(target, box)).filter((part) => areaOf(part) > 0);
  const edges = [...new Set(parts.flatMap(({ x, width }) => [x, x + width]))].toSorted(
    (a, b) => a - b,
  );
  return edges.slice(1).reduce((sum, right, place) => {
    const left = edges[place] ?? right;
    const across = parts.filter(({ x, width }) => x <= left && x + width >= right);
    return sum + (right - left) * coveredHeight(across);
  }, 0);
}

/** Returns the common part of two boxes. Its width or height is 0 if they do not overlap. */
export function commonBox(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

function coveredHeight(boxes: readonly Box[]): number {
  let sum = 0;
  let below = -Infinity;
  for (const { y, height } of boxes.toSorted((a, b) => a.y - b.y)) {
    sum += Math.max(0, y + height - Math.max(y, below));
    below = Math.max(below, y + height);
  }
  return sum;
}

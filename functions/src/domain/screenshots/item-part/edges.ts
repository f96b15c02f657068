import { bottomEdge, rightEdge } from '../layout/geometry';
import type { Box } from '../layout/recognized-page';

/** A rectangle, described by its four edges in pixels of the picture. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const edgesOf = (box: Box): Edges => ({
  left: box.x,
  top: box.y,
  right: rightEdge(box),
  bottom: bottomEdge(box),
});

export const boxOf = (edges: Edges): Box => ({
  x: edges.left,
  y: edges.top,
  width: edges.right - edges.left,
  height: edges.bottom - edges.top,
});

export const enclosingEdges = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Adds a margin on each side of a rectangle, and clips the result to the picture. */
export const expandedEdges = (
  { left, top, right: end, bottom: foot }: Edges,
  margin: number,
  picture: Pick<Box, 'width' | 'height'>,
): Edges => ({
  left: Math.max(0, left - margin),
  top: Math.max(0, top - margin),
  right: Math.min(picture.width, end + margin),
  bottom: Math.min(picture.height, foot + margin),
});

export const doEdgesOverlap = (one: Edges, other: Edges): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

export const areaOfEdges = (edges: Edges): number =>
  (edges.right - edges.left) * (edges.bottom - edges.top);

/**
 * Returns the larger of the horizontal and the vertical distance between two rectangles. The result is 0 if the
 * rectangles touch, and negative if they overlap.
 */
export const edgeDistance = (one: Edges, other: Edges): number =>
  Math.max(
    one.left - other.right,
    other.left - one.right,
    one.top - other.bottom,
    other.top - one.bottom,
  );

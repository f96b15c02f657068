import type { Box } from '../layout/recognized-page';
import type { Rectangle } from './cover-candidates';
import type { PageMaps } from './page-maps';
import type { PixelGrid } from './pixel-grid';
import { shareOf } from './side-facts';

/** Parts in which texture and text are looked at, as shares of the candidate. */
const PARTS = [
  { x: 0, y: 0, right: 1, bottom: 1 },
  { x: 0, y: 0, right: 1, bottom: 0.33 },
  { x: 0, y: 0.33, right: 1, bottom: 0.67 },
  { x: 0, y: 0.67, right: 1, bottom: 1 },
  { x: 0, y: 0, right: 0.33, bottom: 1 },
  { x: 0.67, y: 0, right: 1, bottom: 1 },
];

/** Size, place and shape. */
export function shapeFacts({ width, height }: PixelGrid, box: Rectangle): number[] {
  const { x, y, right, bottom } = box;
  const [wide, high] = [right - x, bottom - y];
  return [
    Math.log((wide * high) / (width * height)),
    Math.log(wide / width),
    Math.log(high / height),
    Math.log(wide / high),
    Math.abs(Math.log(wide / high)),
    wide,
    high,
    (x + right) / 2 / width,
    (y + bottom) / 2 / height,
    x / width,
    y / height,
    (width - right) / width,
    (height - bottom) / height,
    Math.abs(x - (width - right)) / width,
    width / height,
  ];
}

/** How flat, rough and colorful it is, and how much text it holds, as a whole and in parts. */
export function textureFacts(grid: PixelGrid, maps: PageMaps, box: Rectangle): number[] {
  const facts = PARTS.flatMap((part) => {
    const place = partOf(box, part);
    const flat = shareOf(grid, maps.flat, place);
    return [flat, shareOf(grid, maps.busy, place), shareOf(grid, maps.text, place)];
  });
  const { x, y, right, bottom } = box;
  return [
    ...facts,
    shareOf(grid, maps.soft, box),
    shareOf(grid, maps.colorful, box),
    Math.log(1 + maps.words.sum(x, y, right, bottom)),
    maps.amounts.sum(x, y, right, bottom),
  ];
}

function partOf({ x, y, right, bottom }: Rectangle, part: Rectangle): Rectangle {
  const [wide, high] = [right - x, bottom - y];
  return {
    x: Math.round(x + part.x * wide),
    y: Math.round(y + part.y * high),
    right: Math.round(x + part.right * wide),
    bottom: Math.round(y + part.bottom * high),
  };
}

const NO_TITLE = -2;

/** Where the title is, seen from a candidate: both in pixels of the same grid. */
export function titleFacts({ width, height }: PixelGrid, box: Box, title: Box | null): number[] {
  if (!title) return Array.from({ length: 9 }, () => NO_TITLE);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const shared = Math.min(bottom, title.y + title.height) - Math.max(box.y, title.y);
  return [
    (title.y - bottom) / height,
    (box.y - title.y - title.height) / height,
    (title.x - right) / width,
    (box.x - title.x - title.width) / width,
    (title.x - box.x) / width,
    shared / title.height,
    Math.log(box.width / title.width),
    Math.log(box.height / title.height),
    (title.y - box.y) / Math.max(1, box.height),
  ];
}

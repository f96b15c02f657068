import { deskewed, pageSlope } from '../layout/deskew';
import type { RecognizedPage } from '../layout/recognized-page';
import type { Rectangle } from './cover-candidates';
import type { PixelGrid } from './pixel-grid';

export interface LevelPage {
  readonly level: PixelGrid;
  readonly levelWords: RecognizedPage;
  /** Converts a rectangle of the level grid to the box around it on the original grid. */
  readonly tilted: (box: Rectangle) => Rectangle;
}

/** Rotates the grid of a tilted photo so that its rows become level. `deskewed` rotates the words in the same way. */
export function levelPage(grid: PixelGrid, page: RecognizedPage): LevelPage {
  const slope = pageSlope(page);
  if (slope === 0) return { level: grid, levelWords: page, tilted: (box) => box };
  return {
    level: rotated(grid, slope),
    levelWords: deskewed(page),
    tilted: (box) => boxAround(grid, slope, box),
  };
}

function rotated(grid: PixelGrid, slope: number): PixelGrid {
  const { width, height, data } = grid;
  const level = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = placeBefore(grid, slope, [x, y]);
      const column = within(Math.round(fromX), width - 1);
      const row = within(Math.round(fromY), height - 1);
      const from = 3 * (row * width + column);
      level.set(data.subarray(from, from + 3), 3 * (y * width + x));
    }
  return { width, height, data: level };
}

function boxAround(grid: PixelGrid, slope: number, box: Rectangle): Rectangle {
  const corners = [box.x, box.right].flatMap((x) =>
    [box.y, box.bottom].map((y) => placeBefore(grid, slope, [x, y])),
  );
  const across = corners.map(([x]) => within(x, grid.width));
  const down = corners.map(([, y]) => within(y, grid.height));
  return {
    x: Math.min(...across),
    y: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

type Point = readonly [x: number, y: number];

function placeBefore({ width, height }: PixelGrid, slope: number, [x, y]: Point): Point {
  return [x - slope * (y - height / 2), y + slope * (x - width / 2)];
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

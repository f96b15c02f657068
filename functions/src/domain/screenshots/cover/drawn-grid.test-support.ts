import type { PixelGrid } from './pixel-grid';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Color = readonly [red: number, green: number, blue: number];

export const DRAWN_BACKGROUND_COLOR: Color = [250, 250, 250];

/** Returns the color of a sample photograph at a position. The photograph has soft patches in several colors. */
export const photographColorAt = (x: number, y: number): Color => [
  120 + Math.round(60 * Math.sin(x / 9) + 30 * Math.cos(y / 5)),
  110 + Math.round(70 * Math.cos((x + y) / 13)),
  100 + Math.round(50 * Math.sin(y / 7) + 20 * Math.sin(x / 4)),
];

export const plainColor = (color: Color) => (): Color => color;

interface Part extends Rectangle {
  readonly color: (x: number, y: number) => Color;
}

/** Draws parts on a light background. Later parts cover earlier ones. */
export function drawnGrid(width: number, height: number, parts: readonly Part[]): PixelGrid {
  const data = new Uint8Array(3 * width * height);
  const all = [{ x: 0, y: 0, width, height, color: plainColor(DRAWN_BACKGROUND_COLOR) }, ...parts];
  for (const part of all)
    for (let y = part.y; y < part.y + part.height; y += 1)
      for (let x = part.x; x < part.x + part.width; x += 1)
        data.set(part.color(x, y), 3 * (y * width + x));
  return { width, height, data };
}

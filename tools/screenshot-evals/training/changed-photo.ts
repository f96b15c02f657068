import type { PixelGrid } from '../../../functions/src/domain/screenshots/cover/pixel-grid';
import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import type { Random } from '../../../scripts/demo/random';

/** The largest width of a border around a photograph, in pixels. Painting over a photograph also covers this border. */
const MARGIN = 4;
/** The largest difference in brightness (0 to 255) between the two ends of a painted gradient. */
const MOST_SHADE = 50;

type Color = readonly [red: number, green: number, blue: number];

/** Paints over a photograph with the color beside it, so that the page looks as if it had no photograph. */
export function withoutPhoto(grid: PixelGrid, photo: Box): PixelGrid {
  const { x, y, width, height } = photo;
  const around = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  const { left, top } = pixelsOf(grid, around);
  const at = 3 * (top * grid.width + left);
  const [red = 0, green = 0, blue = 0] = grid.data.subarray(at, at + 3);
  return painted(grid, around, () => [red, green, blue]);
}

/** Paints over a photograph with one color or with a gradient, so that it looks like an empty frame or a panel. */
export function withPanelOverPhoto(grid: PixelGrid, box: Box, random: Random): PixelGrid {
  const color = [0, 0, 0].map(() => random.between(0, 255)) as unknown as Color;
  const shade = random.chance(0.5) ? random.between(10, MOST_SHADE) : 0;
  const isDown = random.chance(0.5);
  return painted(grid, box, (across, down) => {
    const darker = shade * (isDown ? down : across);
    return color.map((channel) => Math.max(0, Math.round(channel - darker))) as unknown as Color;
  });
}

/**
 * Makes a photograph smoother, lighter and paler, each by a random amount, because many real photographs have a white
 * background and few colors.
 */
export function withSoftPhoto(grid: PixelGrid, photo: Box, random: Random): PixelGrid {
  const lighter = random.chance(0.6) ? random.between(100, 200) / 100 : 1;
  const pale = random.chance(0.5) ? random.between(20, 100) / 100 : 1;
  const { left, top, right, bottom } = pixelsOf(grid, photo);
  let shown = grid;
  for (let times = random.between(0, 2); times > 0; times -= 1) shown = blurred(shown, photo);
  const data = Uint8Array.from(shown.data);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = 3 * (y * grid.width + x);
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const gray = (red + green + blue) / 3;
      const colors = [red, green, blue].map((channel) => gray + pale * (channel - gray));
      data.set(
        colors.map((channel) => Math.min(255, Math.round(lighter * channel))),
        at,
      );
    }
  return { ...grid, data };
}

/** Replaces each pixel by the mean of the pixels that surround it. */
function blurred(grid: PixelGrid, photo: Box): PixelGrid {
  const { left, top, right, bottom } = pixelsOf(grid, photo);
  const data = Uint8Array.from(grid.data);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        let count = 0;
        for (let row = Math.max(top, y - 1); row <= Math.min(bottom - 1, y + 1); row += 1)
          for (let at = Math.max(left, x - 1); at <= Math.min(right - 1, x + 1); at += 1) {
            sum += grid.data[3 * (row * grid.width + at) + channel] ?? 0;
            count += 1;
          }
        data[3 * (y * grid.width + x) + channel] = Math.round(sum / Math.max(1, count));
      }
  return { ...grid, data };
}

/** Paints over some places outside of the photograph, as members do who hide text before they share a screenshot. */
export function withPaintedPlaces(grid: PixelGrid, photo: Box | null, random: Random): PixelGrid {
  const { width, height } = grid;
  let shown = grid;
  for (let count = random.between(1, 4); count > 0; count -= 1) {
    const box = {
      x: random.between(0, Math.round(0.7 * width)),
      y: random.between(0, Math.round(0.9 * height)),
      width: random.between(20, Math.round(0.6 * width)),
      height: random.between(8, Math.round(0.25 * Math.min(width, height))),
    };
    if (!photo || !isTouching(box, photo)) shown = withPanelOverPhoto(shown, box, random);
  }
  return shown;
}

const isTouching = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

function pixelsOf(grid: PixelGrid, { x, y, width, height }: Box) {
  return {
    left: Math.max(0, Math.floor(x)),
    top: Math.max(0, Math.floor(y)),
    right: Math.min(grid.width, Math.ceil(x + width)),
    bottom: Math.min(grid.height, Math.ceil(y + height)),
  };
}

/**
 * Paints a box. `colorAt` returns the color at a place in the box. Its coordinates are shares (0 to 1) of the box's
 * width and height.
 */
function painted(
  grid: PixelGrid,
  box: Box,
  colorAt: (across: number, down: number) => Color,
): PixelGrid {
  const { left, top, right, bottom } = pixelsOf(grid, box);
  const data = Uint8Array.from(grid.data);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      data.set(
        colorAt((x - left) / (right - left), (y - top) / (bottom - top)),
        3 * (y * grid.width + x),
      );
  return { ...grid, data };
}

/** A picture, or a small copy of a picture, with three bytes (red, green, blue) for each pixel, row by row. */
export interface PixelGrid {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Swaps the rows and columns of a picture, so that the search for vertical borders also finds horizontal borders. */
export function transposedGrid({ width, height, data }: PixelGrid): PixelGrid {
  const swapped = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = 3 * (y * width + x);
      const to = 3 * (x * height + y);
      swapped[to] = data[from] ?? 0;
      swapped[to + 1] = data[from + 1] ?? 0;
      swapped[to + 2] = data[from + 2] ?? 0;
    }
  return { width: height, height: width, data: swapped };
}

/**
 * Returns the difference between two pixels, 0 to 255, in the channel with the largest difference. `one` and `other`
 * are positions in `data`.
 */
export function pixelDifference(data: Uint8Array, one: number, other: number): number {
  const red = Math.abs((data[one] ?? 0) - (data[other] ?? 0));
  const green = Math.abs((data[one + 1] ?? 0) - (data[other + 1] ?? 0));
  const blue = Math.abs((data[one + 2] ?? 0) - (data[other + 2] ?? 0));
  return Math.max(red, green, blue);
}

/** Computes the sum over any rectangle of a map in constant time: https://en.wikipedia.org/wiki/Summed-area_table */
export interface SummedArea {
  /** Returns the sum in a rectangle, from `x` and `y` to `right` and `bottom` (exclusive), in pixels. */
  sum(x: number, y: number, right: number, bottom: number): number;
}

export function summedArea(map: Uint8Array, width: number, height: number): SummedArea {
  const line = width + 1;
  const sums = new Uint32Array(line * (height + 1));
  for (let y = 0, pixel = 0, above = 1; y < height; y += 1, above += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1, pixel += 1, above += 1) {
      row += map[pixel] ?? 0;
      sums[above + line] = (sums[above] ?? 0) + row;
    }
  }
  const at = (x: number, y: number) => sums[y * line + x] ?? 0;
  return {
    sum: (x, y, right, bottom) => at(right, bottom) - at(x, bottom) - at(right, y) + at(x, y),
  };
}

import { type GreySample, greySample, type Pixels } from './picture-sample';

/** Pictures whose hashes differ in more of their 256 bits are taken for different ones. */
export const SAME_PICTURE_BITS = 12;

const BITS = 256;
const ACROSS = 64;
const DOWN = 32;
/** Smaller steps of brightness than this are what compression leaves in flat areas. */
const NOISE = 4;

/**
 * What a picture looks like: 256 bits as 64 hex digits, of which few differ where it was recompressed
 * or scaled, or where a phone's status bar tells another time. A picture without any contrast has none: null.
 * @param pixels at most 1600 wide and high, as pictures are stored, so that all hash from like samples
 */
export function pictureHash(pixels: Pixels): string | null {
  const detail = detailOf(greySample(pixels));
  if (!detail.some((amount) => amount > 0)) return null;
  return hexOf(frequenciesOf(detail).map((amount) => (amount > 0 ? 1 : 0)));
}

/** How much brightness changes around each place of a sample, averaged to ACROSS × DOWN places. */
function detailOf({ side, grey }: GreySample): Float64Array {
  const detail = new Float64Array(ACROSS * DOWN);
  const step = (from: number, to: number | undefined) =>
    to === undefined ? 0 : Math.abs(to - from);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      const here = grey[at] ?? 0;
      const right = step(here, x + 1 < side ? grey[at + 1] : undefined);
      const change = right + step(here, grey[at + side]) - NOISE;
      const place = Math.floor((y * DOWN) / side) * ACROSS + Math.floor((x * ACROSS) / side);
      if (change > 0) detail[place] = (detail[place] ?? 0) + change;
    }
  return detail;
}

/** The lowest frequencies of what a picture shows (DCT-II), those that are longest across and down first. */
function frequenciesOf(detail: Float64Array): number[] {
  return FREQUENCIES.map(([across, down]) => {
    let amount = 0;
    for (let y = 0; y < DOWN; y += 1)
      for (let x = 0; x < ACROSS; x += 1)
        amount += (detail[y * ACROSS + x] ?? 0) * (across[x] ?? 0) * (down[y] ?? 0);
    return amount;
  });
}

const wave = (frequency: number, length: number): readonly number[] =>
  Array.from({ length }, (_, at) => Math.cos((Math.PI * (at + 0.5) * frequency) / length));

/** Of each frequency its wave across and its wave down. */
const FREQUENCIES = lowestFrequencies().map(
  ([across, down]) => [wave(across, ACROSS), wave(down, DOWN)] as const,
);

/** Without the three lowest, which tell more of the app than of the item. */
function lowestFrequencies(): (readonly [number, number])[] {
  const all = Array.from(
    { length: DOWN * DOWN },
    (_, n) => [n % DOWN, Math.floor(n / DOWN)] as const,
  );
  const length = ([across, down]: readonly [number, number]) => Math.hypot(across, down * 1.5);
  return all.toSorted((a, b) => length(a) - length(b)).slice(3, 3 + BITS);
}

function hexOf(bits: readonly number[]): string {
  let hex = '';
  for (let at = 0; at < bits.length; at += 4)
    hex += parseInt(bits.slice(at, at + 4).join(''), 2).toString(16);
  return hex;
}

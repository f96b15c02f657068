import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DIFFERING_HASH_BITS } from '../schemas/picture-hash';
import { pictureHash, type Pixels } from './picture-hash';

type Color = readonly [red: number, green: number, blue: number];

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
}

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];
const GRAY: Color = [90, 90, 90];

function draw(blocks: readonly Block[], { width = 128, height = 256, page = WHITE } = {}): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
      const top = blocks.findLast(
        (block) =>
          across >= block.x &&
          across < block.x + block.width &&
          down >= block.y &&
          down < block.y + block.height,
      );
      data.set(top?.color ?? page, (y * width + x) * 3);
    }
  return { width, height, data };
}

function differingBits(a: Pixels, b: Pixels): number {
  const [first, second] = [a, b].map((pixels) => BigInt(`0x${pictureHash(pixels) ?? ''}`));
  return ((first ?? 0n) ^ (second ?? 0n)).toString(2).replaceAll('0', '').length;
}

const words = (y: number, lengths: readonly number[], color = GRAY): Block[] =>
  lengths.map((width, at) => {
    const before = lengths.slice(0, at).reduce((sum, length) => sum + length + 0.03, 0);
    return { x: 0.05 + before, y, width, height: 0.02, color };
  });

const PHOTO: Block = { x: 0.05, y: 0.1, width: 0.3, height: 0.15, color: [60, 140, 90] };
const LABELS = [0.5, 0.55, 0.6, 0.65].flatMap((y) => words(y, [0.2, 0.1]));
const order = (title: readonly number[], ...others: readonly Block[]) => [
  PHOTO,
  ...words(0.3, title),
  ...LABELS,
  ...others,
];
const TITLE = [0.2, 0.1, 0.25];
const first = draw(order(TITLE));

describe('pictureHash', () => {
  it('returns the same 64 hex digits for the same picture', () => {
    expect(pictureHash(first)).toMatch(/^[0-9a-f]{64}$/);
    expect(pictureHash(draw(order(TITLE)))).toBe(pictureHash(first));
  });

  it.each([
    ['twice the size', 256, 512],
    ['an odd size', 171, 343],
  ])('changes few bits of the hash when the picture has %s', (_size, width, height) => {
    expect(differingBits(first, draw(order(TITLE), { width, height }))).toBeLessThanOrEqual(
      MAX_DIFFERING_HASH_BITS,
    );
  });

  it('returns the same hash when the status bar changes', () => {
    const clock = words(0.005, [0.1]).map((block) => ({ ...block, height: 0.03 }));
    expect(differingBits(first, draw(order(TITLE, ...clock)))).toBe(0);
  });

  it('changes few bits of the hash when compression adds noise', () => {
    const steps = [5, -6, 0, 3, -2, 6, -5];
    const data = Uint8ClampedArray.from(first.data, (value, at) => value + (steps[at % 7] ?? 0));
    expect(differingBits(first, { ...first, data })).toBeLessThanOrEqual(MAX_DIFFERING_HASH_BITS);
  });

  it('treats a redacted black area as background', () => {
    const line = { x: 0.04, y: 0.598, width: 0.36, height: 0.024 };
    const painted = draw(order(TITLE, { ...line, color: BLACK }));
    const erased = draw(order(TITLE, { ...line, color: WHITE }));
    expect(differingBits(painted, erased)).toBeLessThanOrEqual(MAX_DIFFERING_HASH_BITS);
  });

  it('does not treat black content as redacted when the page is black or has no other content', () => {
    const [one, other] = [words(0.3, [0.3, 0.1, 0.3], BLACK), words(0.7, [0.1, 0.4], BLACK)];
    expect(differingBits(draw(one), draw(other))).toBeGreaterThan(MAX_DIFFERING_HASH_BITS);
    const page = BLACK;
    const [light, lighter] = [order(TITLE), order([0.4, 0.05, 0.1])];
    expect(differingBits(draw(light, { page }), draw(lighter, { page }))).toBeGreaterThan(
      MAX_DIFFERING_HASH_BITS,
    );
  });

  it('changes many bits of the hash when the same page layout shows another item', () => {
    const title = words(0.33, [0.4, 0.15]);
    const others = [
      draw(order([0.1, 0.3, 0.1, 0.2, 0.1], ...title)),
      draw(order(TITLE, { ...PHOTO, color: [200, 60, 160] })),
      draw(order(TITLE, { ...PHOTO, x: 0.1, width: 0.1, color: BLACK })),
    ];
    for (const other of others)
      expect(differingBits(first, other)).toBeGreaterThan(MAX_DIFFERING_HASH_BITS);
  });

  it('accepts RGBA, and treats transparent pixels as white', () => {
    const withAlpha = (alpha: (at: number) => number): Pixels => {
      const data = new Uint8ClampedArray((first.data.length / 3) * 4);
      for (let at = 0; at < data.length / 4; at += 1)
        data.set([...first.data.subarray(at * 3, at * 3 + 3), alpha(at)], at * 4);
      return { ...first, data };
    };
    expect(pictureHash(withAlpha(() => 255))).toBe(pictureHash(first));
    const clear = withAlpha((at) => (first.data[at * 3] === 255 ? 0 : 255));
    expect(pictureHash(clear)).toBe(pictureHash(first));
    expect(pictureHash(withAlpha(() => 0))).toBeNull();
  });

  it.each([WHITE, BLACK, [180, 60, 60] as const])(
    'returns null for a picture of one color',
    (...page) => {
      expect(pictureHash(draw([], { page }))).toBeNull();
      expect(pictureHash(draw([], { page, width: 1, height: 1 }))).toBeNull();
    },
  );

  it('returns 64 hex digits or null for every size', () => {
    const size = fc.integer({ min: 1, max: 150 });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const hash = pictureHash(draw(order(TITLE), { width, height }));
        expect(hash ?? '0'.repeat(64)).toMatch(/^[0-9a-f]{64}$/);
      }),
      { numRuns: 20 },
    );
  });
});

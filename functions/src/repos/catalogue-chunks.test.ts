import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packChunks, unpackChunks } from './catalogue-chunks';

const MAX_BYTES = 300;
const line = fc.string({ unit: 'binary', maxLength: 60 }).map((title) => JSON.stringify(title));
const noise = (count: number) =>
  Array.from({ length: count }, () => randomBytes(30).toString('base64'));

describe('packing and unpacking catalogue chunks', () => {
  it('returns all lines in their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 60 }), async (lines) => {
        const chunks = await packChunks(lines, MAX_BYTES);
        expect(chunks.every(({ length }) => length < MAX_BYTES)).toBe(true);
        expect(await unpackChunks(chunks)).toEqual(lines);
      }),
    );
  });

  it('packs one chunk when all lines fit, and when there are no lines', async () => {
    expect(await packChunks([], MAX_BYTES)).toHaveLength(1);
    expect(await packChunks(['"a"', '"b"'], MAX_BYTES)).toHaveLength(1);
  });

  it('fills chunks to more than 80%, so that loading needs few reads', async () => {
    const chunks = await packChunks(noise(2000), 10_000);
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
    expect(bytes / chunks.length).toBeGreaterThan(8000);
  });

  it('throws when a line is too long for a chunk', async () => {
    await expect(packChunks(noise(40).concat(noise(40).join('')), 1000)).rejects.toThrow(
      'too long',
    );
  });

  it('throws when a chunk is truncated', async () => {
    const [chunk] = await packChunks(noise(100), 10_000);
    await expect(unpackChunks([Buffer.from(chunk ?? []).subarray(0, 500)])).rejects.toThrow();
  });
});

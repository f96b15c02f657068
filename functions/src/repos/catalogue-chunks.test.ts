import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packChunks, unpackChunks } from './catalogue-chunks';

const MAX_BYTES = 300;
/** What JSON makes of a title: any text on one line. */
const line = fc.string({ unit: 'binary', maxLength: 60 }).map((title) => JSON.stringify(title));
const noise = (count: number) =>
  Array.from({ length: count }, () => randomBytes(30).toString('base64'));

describe('chunks of the catalogue', () => {
  it('give back every line in its order, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 60 }), async (lines) => {
        const chunks = await packChunks(lines, MAX_BYTES);
        expect(chunks.every(({ length }) => length < MAX_BYTES)).toBe(true);
        expect(await unpackChunks(chunks)).toEqual(lines);
      }),
    );
  });

  it('are one where all fits, even of nothing', async () => {
    expect(await packChunks([], MAX_BYTES)).toHaveLength(1);
    expect(await packChunks(['"a"', '"b"'], MAX_BYTES)).toHaveLength(1);
  });

  it('are filled, so that a start costs few reads', async () => {
    const chunks = await packChunks(noise(2000), 10_000);
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
    expect(bytes / chunks.length).toBeGreaterThan(8000);
  });

  it('are not made of a line that fits in none', async () => {
    await expect(packChunks(noise(40).concat(noise(40).join('')), 1000)).rejects.toThrow(
      'too long',
    );
  });

  it('are not read where bytes were lost', async () => {
    const [chunk] = await packChunks(noise(100), 10_000);
    await expect(unpackChunks([Buffer.from(chunk ?? []).subarray(0, 500)])).rejects.toThrow();
  });
});

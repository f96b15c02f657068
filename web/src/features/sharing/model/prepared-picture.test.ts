import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RedactionError } from './redaction';
import { preparePicture, redactedPixels } from './prepared-picture';

describe('redactedPixels', () => {
  it('rounds outwards to whole pixels and adds a margin of one pixel', () => {
    const area = { x: 0.105, y: 0.2, width: 0.3, height: 0.05 };
    expect(redactedPixels(area, { width: 100, height: 200 })).toEqual({
      x: 9,
      y: 39,
      width: 33,
      height: 12,
    });
  });

  it('widens the margin when the recognition used a scaled-down picture', () => {
    const area = { x: 0.5, y: 0.5, width: 0.1, height: 0.1 };
    const { x, y, width, height } = redactedPixels(area, { width: 4000, height: 6000 });
    expect([x, y, x + width, y + height]).toEqual([1997, 2997, 2403, 3603]);
  });

  it('covers the whole area and stays inside the picture', () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    const side = fc.integer({ min: 1, max: 8000 });
    fc.assert(
      fc.property(share, share, share, share, side, side, (x, y, width, height, w, h) => {
        const redacted = redactedPixels({ x, y, width, height }, { width: w, height: h });
        expect(redacted.x).toBeLessThanOrEqual(x * w);
        expect(redacted.y).toBeLessThanOrEqual(y * h);
        expect(redacted.x + redacted.width).toBeGreaterThanOrEqual(Math.min(w, (x + width) * w));
        expect(redacted.y + redacted.height).toBeGreaterThanOrEqual(Math.min(h, (y + height) * h));
        expect(redacted.x + redacted.width).toBeLessThanOrEqual(w);
        expect(redacted.y + redacted.height).toBeLessThanOrEqual(h);
        for (const value of Object.values(redacted)) expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });
});

describe('preparePicture', () => {
  const screenshot = new File(['bytes'], 'a.png', { type: 'image/png' });
  const whole = { itemPart: WHOLE_SCREENSHOT, areas: [], parts: null };

  it('returns the given file when the whole screenshot is shown and nothing is hidden', async () => {
    expect((await preparePicture(screenshot, whole)).file).toBe(screenshot);
  });

  it.each([
    ['hidden', { ...whole, areas: [{ x: 0, y: 0, width: 1, height: 1 }] }],
    ['cut off', { ...whole, itemPart: [{ x: 0, y: 0, width: 1, height: 0.5 }] }],
  ])(
    'throws RedactionError if an area must be %s but the picture cannot be decoded',
    async (_what, choices) => {
      class Undecodable {
        declare protected readonly byConstructor: true;
        decode = () => Promise.reject(new DOMException('Not a picture', 'EncodingError'));
      }
      vi.stubGlobal('Image', Undecodable);
      await expect(preparePicture(screenshot, choices)).rejects.toThrow(RedactionError);
      vi.unstubAllGlobals();
    },
  );
});

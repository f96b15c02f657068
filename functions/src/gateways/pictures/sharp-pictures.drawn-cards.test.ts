import { CARD_TONES, drawableText } from '@contract/rules/drawn-card';
import { PLATFORMS } from '@contract/schemas/platform';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LetterShapes, loadLetterShapes } from './card-letters';
import { drawnCardSvg, createSharpPicturesGateway } from './sharp-pictures';

const pictures = createSharpPicturesGateway();
const SALE = { title: 'Brass owl', platform: 'etsy', price: '$34.99' } as const;
let letters: LetterShapes;
beforeAll(async () => {
  letters = await loadLetterShapes('800ExtraBold');
});

/** Returns the color of a pixel, as six hex digits. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const at = { left, top, width: 1, height: 1 };
  const { data } = await sharp(picture).extract(at).raw().toBuffer({ resolveWithObject: true });
  return data.toString('hex');
}

const isNear = (one: string, other: string) =>
  [...Buffer.from(one, 'hex')].every(
    (byte, at) => Math.abs(byte - (Buffer.from(other, 'hex')[at] ?? 0)) <= 8,
  );

describe('drawn thumbnails', () => {
  it('are squares of 320, 480 and 640 pixels, without AVIF files and with a placeholder', async () => {
    const { thumbnails, placeholder, shown, isDrawn } = await pictures.draw(SALE);
    expect(thumbnails).toMatchObject(
      [320, 480, 640].map((side) => ({
        nominalWidth: side,
        width: side,
        height: side,
        avif: null,
      })),
    );
    expect(placeholder).toMatch(/^[A-Za-z0-9+/]{64}$/);
    expect({ shown, isDrawn }).toEqual({ shown: null, isDrawn: true });
  });

  it.each(PLATFORMS)('have the background color of the platform %s', async (platform) => {
    const { thumbnails } = await pictures.draw({ ...SALE, platform });
    const corner = await colorAt(thumbnails[0]?.bytes ?? Buffer.alloc(0), 4, 316);
    const wanted = CARD_TONES[platform].background.slice(1);
    expect(isNear(corner, wanted), `${corner} ${wanted}`).toBe(true);
  });

  it.each([{ title: 'Brass owls' }, { price: '$35.00' }, { platform: 'ebay' as const }])(
    'are equal for equal sales, and different when the sale changes to %j',
    async (change) => {
      const [one, again, other] = await Promise.all(
        [SALE, SALE, { ...SALE, ...change }].map(async (sale) =>
          (await pictures.draw(sale)).thumbnails[0]?.bytes.toString('hex'),
        ),
      );
      expect(again).toBe(one);
      expect(other).not.toBe(one);
    },
  );
});

describe('the SVG of a drawn card', () => {
  it('contains only shapes, so that it does not depend on installed fonts', () => {
    expect(drawnCardSvg(SALE, letters)).not.toMatch(/<text|font|href/);
  });

  it('does not treat a title as markup', () => {
    const drawing = drawnCardSvg({ ...SALE, title: '"/><script>&amp;</script>' }, letters);
    expect(drawing).not.toContain('script');
  });
});

it('the font of drawn cards has every character that `drawableText` keeps', () => {
  const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !/\p{Cs}/u.test(character),
  );
  const kept = characters.map(drawableText).filter((text) => text !== '');
  expect(kept.length).toBeGreaterThan(400);
  expect(kept.filter((text) => letters.drawable(text) !== text)).toEqual([]);
});

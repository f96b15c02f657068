import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CARD_COLORS } from './card-drawing';
import { createSharpPreviewCardDrawer } from './sharp-preview-card-drawer';

const cards = createSharpPreviewCardDrawer();
const PREVIEW = { title: 'Brass owl', price: '$34.99', isOffer: false, platform: 'eBay' };

it('the preview card gateway draws a PNG of 1200 × 630 pixels and less than 300 KB', async () => {
  const png = await cards.draw(PREVIEW);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(300_000);
});

it('the preview card gateway draws the letters and the yellow tag of the logo', async () => {
  const { data, info } = await sharp(await cards.draw(PREVIEW))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = (color: string) => {
    const wanted = Buffer.from(color.slice(1), 'hex');
    let found = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 4))
        found += 1;
    return found;
  };
  expect(count(CARD_COLORS.sticker)).toBeGreaterThan(20_000);
  expect(count(CARD_COLORS.ink)).toBeGreaterThan(10_000);
  expect(count(CARD_COLORS.onSticker)).toBeGreaterThan(3_000);
});

it('the preview card gateway draws the same bytes for the same preview, and different bytes for another title', async () => {
  const [one, again, other] = await Promise.all([
    cards.draw(PREVIEW),
    cards.draw(PREVIEW),
    cards.draw({ ...PREVIEW, title: 'Brass owls' }),
  ]);
  expect(again.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
});

import { expect, it } from 'vitest';
import { PLATFORMS } from '../schemas/platform';
import { CARD_TONES } from './card-tones';

/** Returns the relative luminance of a color, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (text: string, behind: string): number =>
  (luminance(text) + 0.05) / (luminance(behind) + 0.05);

it.each(PLATFORMS)(
  'gives the text of a drawn card for %s a contrast of at least 4.5:1',
  (platform) => {
    const { background, shape, detail, title } = CARD_TONES[platform];
    for (const text of [detail, title])
      for (const behind of [background, shape])
        expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  },
);

it('gives every platform a different tone', () => {
  expect(new Set(PLATFORMS.map((it) => CARD_TONES[it].background)).size).toBe(PLATFORMS.length);
});

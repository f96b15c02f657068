import { describe, expect, test } from 'vitest';
import { PLATFORMS } from '@contract/schemas/platform';
import { createRandom } from '../../../../scripts/demo/random';
import { composeTitle } from './compose-title';
import { PRODUCT_KINDS } from './things';

const COUNT = 3000;
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

describe.each(PLATFORMS)('composeTitle for %s', (platform) => {
  const random = createRandom(7);
  const titles = Array.from(
    { length: COUNT },
    () => composeTitle(random, platform, random.pick(PRODUCT_KINDS)).title,
  );

  test('returns different titles in more than 80% of the calls', () => {
    expect(new Set(titles).size).toBeGreaterThan(COUNT * 0.8);
  });

  test('returns titles of 1 to 140 characters without a separator at the end or a double space', () => {
    for (const title of titles) {
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(140);
      expect(title).not.toMatch(/^\s|\s$|\s{2}|[,|/&-]$/);
    }
  });

  test('writes some titles in capitals, and puts a digit into more than a tenth of the titles', () => {
    expect(titles.some((title) => title === title.toUpperCase())).toBe(true);
    expect(titles.filter((title) => /\d/.test(title)).length).toBeGreaterThan(COUNT / 10);
  });

  test('writes emoji in 20% to 33% of the titles for Depop and Poshmark, and in less than 10% for other marketplaces', () => {
    const share = titles.filter((title) => EMOJI.test(title)).length / COUNT;
    const isUsual = platform === 'depop' || platform === 'poshmark';
    expect(share).toBeGreaterThanOrEqual(isUsual ? 0.2 : 0);
    expect(share).toBeLessThan(isUsual ? 0.33 : 0.1);
  });
});

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

  test('returns more than 80% different titles', () => {
    expect(new Set(titles).size).toBeGreaterThan(COUNT * 0.8);
  });

  test('writes 1 to 140 characters without a dangling separator or a double space', () => {
    for (const title of titles) {
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(140);
      expect(title).not.toMatch(/^\s|\s$|\s{2}|[,|/&-]$/);
    }
  });

  test('writes some titles in capitals and some with numbers', () => {
    expect(titles.some((title) => title === title.toUpperCase())).toBe(true);
    expect(titles.filter((title) => /\d/.test(title)).length).toBeGreaterThan(COUNT / 10);
  });

  test('writes emoji in about a quarter of the titles if sellers of the marketplace use them, otherwise in few titles', () => {
    const share = titles.filter((title) => EMOJI.test(title)).length / COUNT;
    const isUsual = platform === 'depop' || platform === 'poshmark';
    expect(share).toBeGreaterThanOrEqual(isUsual ? 0.2 : 0);
    expect(share).toBeLessThan(isUsual ? 0.33 : 0.1);
  });
});

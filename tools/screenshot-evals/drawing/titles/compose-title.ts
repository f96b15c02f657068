import type { Platform } from '@contract/schemas/platform';
import type { Random } from '../../../../scripts/demo/random';
import type { ProductKind } from './things';
import {
  brandAndNameTitle,
  casualTitle,
  keywordTitle,
  enumeratingTitle,
  plainTitle,
  shortTitle,
  titleWithSlashes,
  type TitleParts,
} from './ways-to-write';
import { randomProductSize } from './product-size';
import * as words from './words';

/** The maximum length of a title on each platform, in characters. */
const LONGEST: Record<Platform, number> = {
  ebay: 80,
  poshmark: 80,
  depop: 100,
  mercari: 80,
  facebook: 100,
  etsy: 140,
};

const STYLES: Record<Platform, readonly [Compose, ...Compose[]]> = {
  ebay: [
    keywordTitle,
    keywordTitle,
    keywordTitle,
    keywordTitle,
    brandAndNameTitle,
    plainTitle,
    titleWithSlashes,
  ],
  poshmark: [
    brandAndNameTitle,
    brandAndNameTitle,
    brandAndNameTitle,
    plainTitle,
    keywordTitle,
    shortTitle,
    titleWithSlashes,
  ],
  depop: [
    casualTitle,
    casualTitle,
    casualTitle,
    casualTitle,
    plainTitle,
    brandAndNameTitle,
    shortTitle,
    titleWithSlashes,
  ],
  mercari: [
    brandAndNameTitle,
    brandAndNameTitle,
    plainTitle,
    plainTitle,
    keywordTitle,
    shortTitle,
    titleWithSlashes,
  ],
  facebook: [plainTitle, plainTitle, plainTitle, brandAndNameTitle, shortTitle, titleWithSlashes],
  etsy: [
    enumeratingTitle,
    enumeratingTitle,
    enumeratingTitle,
    enumeratingTitle,
    plainTitle,
    keywordTitle,
    titleWithSlashes,
  ],
};
type Compose = (parts: TitleParts) => string;

/**
 * Cuts a title after the last word that fits within the limit. Removes separators and an open parenthesis at its end.
 */
function withinLimit(title: string, longest: number): string {
  const tidy = title.replace(/\s+/g, ' ').trim();
  const cut = tidy.length <= longest ? tidy : tidy.slice(0, tidy.lastIndexOf(' ', longest));
  return cut.replace(/[\s,|•/&–-]+$/, '').replace(/\s*\([^)]*$/, '');
}

const EMOJI_SHARE: Record<Platform, number> = {
  ebay: 0,
  poshmark: 0.25,
  depop: 0.28,
  mercari: 0.06,
  facebook: 0.06,
  etsy: 0.04,
};

/** The highest number of characters by which `withEmoji` makes a title longer. */
const LONGEST_EMOJI = 8;

/** Adds one or two emoji before, after or in the middle of a title. */
function withEmoji(random: Random, title: string): string {
  const emoji = random.pick(words.EMOJI);
  const other = random.pick(words.EMOJI);
  const middle = title.indexOf(' ', Math.floor(title.length / 2));
  return random.pick([
    `${emoji} ${title}`,
    `${emoji}${title}${emoji}`,
    `${title} ${emoji}`,
    `${title} ${emoji}${other}`,
    `${title}${emoji}`,
    middle < 0 ? `${title} ${other}` : `${title.slice(0, middle)} ${emoji}${title.slice(middle)}`,
  ]);
}

/**
 * Composes a title in the way in which sellers of the platform write. The title is no longer than the platform allows.
 */
export function composeTitle(
  random: Random,
  platform: Platform,
  thing: ProductKind,
): { readonly title: string; readonly brand: string } {
  const brand = random.pick(thing.brands);
  const parts: TitleParts = {
    random,
    brand,
    name: random.pick(thing.names),
    model: random.pick(thing.models),
    size: randomProductSize(random, thing.sizes),
  };
  const hasEmoji = random.chance(EMOJI_SHARE[platform]);
  const limit = LONGEST[platform] - (hasEmoji ? LONGEST_EMOJI : 0);
  const bare = withinLimit(random.pick(STYLES[platform])(parts), limit);
  const composed = hasEmoji ? withEmoji(random, bare) : bare;
  const written = random.pick([
    composed,
    composed,
    composed,
    composed,
    composed,
    composed,
    random.chance(0.5) ? composed.toUpperCase() : composed.toLowerCase(),
  ]);
  return { title: written, brand };
}

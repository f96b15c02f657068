import { type Platform, PLATFORMS } from '@contract/schemas/platform';
import { DEPOP_SIGNS } from './platform-signs/depop';
import { EBAY_SIGNS } from './platform-signs/ebay';
import { ETSY_SIGNS } from './platform-signs/etsy';
import { FACEBOOK_SIGNS } from './platform-signs/facebook';
import { MERCARI_SIGNS } from './platform-signs/mercari';
import { POSHMARK_SIGNS } from './platform-signs/poshmark';
import type { PlatformSign } from './platform-signs/platform-sign';
import { platformTerms } from './platform-terms';
import { ALWAYS, PLATFORM_WEIGHTS, WEIGHT_SCALE } from './platform-weights';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import type { ChosenSale } from '../ranker/choose-sale';
import { bottom, middle, verticalOverlap } from '../layout/geometry';
import { browserBar } from '../candidates/page-areas';
import type { TextLine } from '../layout/text-lines';
import { WEB_ADDRESS } from '../wording/page-wording';

/** Names of marketplaces as their pages show them. A name in an item's title does not count. */
const PLATFORM_NAMES: Record<Platform, RegExp> = {
  ebay: /\be[B8]ay\b|^ebay$/i,
  poshmark: /\bposh(mark|er|post)?\b(?!_)/i,
  depop: /\bdepop\b/i,
  mercari: /\bmercari\b/i,
  facebook: /\bfacebook\b|^marketplace$/i,
  etsy: /\betsy(['’]s)?\b/i,
};

const PLATFORM_SIGNS: Record<Platform, readonly PlatformSign[]> = {
  ebay: EBAY_SIGNS,
  poshmark: POSHMARK_SIGNS,
  depop: DEPOP_SIGNS,
  mercari: MERCARI_SIGNS,
  facebook: FACEBOOK_SIGNS,
  etsy: ETSY_SIGNS,
};

const WEIGHTS = { address: 12, logo: 5, name: 3, laidPrice: 2, shopUnderTitle: 1.5 };
/** A price further above the title than this, in heights of the price, is on the photo. */
const LAID_OVER = 1.2;
/** Capitalized words written as one. Brands are not written like this between title and price. */
const SHOP_NAME = /^[A-Z][a-z]+(And|The)?([A-Z][a-z]+)+\b/;
const CARD_LINES = 8;
/** A result that is less probable would be a guess. */
const MIN_PROBABILITY = 0.8;

type Boxes = Pick<ChosenSale, 'titleBox' | 'priceBox'>;

/** Returns the platform by browser address, names and wording, or undefined if none is probable enough. */
export function platformOf(
  page: RecognizedPage,
  lines: readonly TextLine[],
  boxes: Boxes,
): Platform | undefined {
  const { terms, scores } = platformEvidence(page, lines, boxes);
  const logits = PLATFORMS.map(
    (_platform, index) => (scores[index] ?? 0) + termScore(terms, index) / WEIGHT_SCALE,
  );
  const highest = Math.max(...logits);
  const sum = logits.reduce((total, logit) => total + Math.exp(logit - highest), 0);
  return 1 / sum < MIN_PROBABILITY ? undefined : PLATFORMS[logits.indexOf(highest)];
}

function termScore(terms: ReadonlySet<string>, platform: number): number {
  return [...terms, ALWAYS].reduce(
    (sum, term) => sum + (PLATFORM_WEIGHTS[term]?.[platform] ?? 0),
    0,
  );
}

/** Terms for the trained weights, and the scores of address, names and typical wording, by place in PLATFORMS. */
export interface PlatformEvidence {
  readonly terms: ReadonlySet<string>;
  readonly scores: readonly number[];
}

/** Returns what a page says about its platform, without the title's words. */
export function platformEvidence(
  page: RecognizedPage,
  lines: readonly TextLine[],
  { titleBox: title, priceBox }: Boxes,
): PlatformEvidence {
  const bar = browserBar(page, lines);
  const own = lines.filter(
    (line) =>
      (!bar || line === bar || middle(line.box) > middle(bar.box)) && !isWithin(line.box, title),
  );
  const laid = lines.length <= CARD_LINES && isLaidOver(priceBox, title) ? WEIGHTS.laidPrice : 0;
  const shop = own.some((line) => isShopUnder(line, title, priceBox)) ? WEIGHTS.shopUnderTitle : 0;
  return {
    terms: platformTerms(own),
    scores: PLATFORMS.map(
      (platform) =>
        addressScore(platform, bar) +
        wordingScore(platform, own) +
        (platform === 'mercari' ? laid : 0) +
        (platform === 'etsy' ? shop : 0),
    ),
  };
}

function isWithin(box: Box, title: Box | null): boolean {
  if (!title || box.y + box.height / 2 > title.y + title.height) return false;
  return verticalOverlap(box, title) > 0.5 && box.x < title.x + title.width && box.x >= title.x - 1;
}

/** Mercari's cards show the price on the photo, other cards show it next to the title. */
function isLaidOver(price: Box | null, title: Box | null): boolean {
  return !!price && !!title && title.y - bottom(price) > LAID_OVER * price.height;
}

/** Etsy's cards and pages show the shop's name in one word between title and price. */
function isShopUnder({ text, box }: TextLine, title: Box | null, price: Box | null): boolean {
  if (!title || !price || !SHOP_NAME.test(text)) return false;
  return middle(box) > bottom(title) && bottom(box) < middle(price);
}

/** A known address outweighs all other signs, even if one letter is misread. */
function addressScore(platform: Platform, bar: TextLine | undefined): number {
  const address = bar && WEB_ADDRESS.exec(bar.text)?.[0].toLowerCase().replace(/rn/g, 'm');
  const host = address?.split(/[.,]/)[0];
  return host && isNearly(host, platform) ? WEIGHTS.address : 0;
}

function wordingScore(platform: Platform, lines: readonly TextLine[]): number {
  const name = PLATFORM_NAMES[platform];
  const isLogo = lines.some(({ text }) => text.toLowerCase() === platform);
  const named = lines.some(({ text }) => name.test(text));
  const signs = PLATFORM_SIGNS[platform].filter(([sign]) =>
    lines.some(({ text }) => sign.test(text)),
  );
  return (
    (isLogo ? WEIGHTS.logo : 0) +
    (named ? WEIGHTS.name : 0) +
    signs.reduce((sum, [, weight]) => sum + weight, 0)
  );
}

function isNearly(text: string, name: string): boolean {
  if (text.length !== name.length) return false;
  const isOther = (letter: string, index: number): boolean => letter !== name[index];
  return Array.from(text).filter(isOther).length <= 1;
}

import { type Platform, PLATFORMS } from '@contract/schemas/platform';
import { DEPOP_SIGNS } from './platform-signs/depop';
import { EBAY_SIGNS } from './platform-signs/ebay';
import { ETSY_SIGNS } from './platform-signs/etsy';
import { FACEBOOK_SIGNS } from './platform-signs/facebook';
import { MERCARI_SIGNS } from './platform-signs/mercari';
import { POSHMARK_SIGNS } from './platform-signs/poshmark';
import type { PlatformSign } from './platform-signs/platform-sign';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import type { ChosenSale } from './choose-sale';
import { bottom, middle, verticalOverlap } from '../layout/geometry';
import { browserBar } from './page-areas';
import type { TextLine } from '../layout/text-lines';
import { WEB_ADDRESS } from './wording';

/** The names by which marketplaces call themselves on their own pages; titles are never searched for them. */
const PLATFORM_NAMES: Record<Platform, RegExp> = {
  ebay: /\be[B8]ay\b|^ebay$/i,
  poshmark: /\bposh(mark|er|post)?\b(?!_)/i,
  depop: /\bdepop\b/i,
  mercari: /\bmercari\b/i,
  facebook: /\bfacebook\b|^marketplace$/i,
  etsy: /\betsy(['’]s)?\b/i,
};

/** What each marketplace's app and pages say. */
const PLATFORM_SIGNS: Record<Platform, readonly PlatformSign[]> = {
  ebay: EBAY_SIGNS,
  poshmark: POSHMARK_SIGNS,
  depop: DEPOP_SIGNS,
  mercari: MERCARI_SIGNS,
  facebook: FACEBOOK_SIGNS,
  etsy: ETSY_SIGNS,
};

const WEIGHTS = { address: 12, logo: 5, name: 3, laidPrice: 2, shopUnderTitle: 1.5 };
/** A price this far over its title, in heights of a capital, is laid over the photograph. */
const LAID_OVER = 1.2;
/** Words written as one, each with a capital: no brand stands so between a title and its price. */
const SHOP_NAME = /^[A-Z][a-z]+(And|The)?([A-Z][a-z]+)+\b/;
/** A page with more lines than this is more than a card. */
const CARD_LINES = 8;
/** Less than this, or not this much ahead of the next, is a guess. */
const MIN_SCORE = 2;
const MIN_LEAD = 1;

/**
 * The marketplace that a page is of: by the address in the browser's bar, else by its name outside of the title, and
 * by the words that its app and pages use. Undefined where two are about as likely, or none.
 */
export function platformOf(
  page: RecognizedPage,
  lines: readonly TextLine[],
  { titleBox: title, priceBox }: Pick<ChosenSale, 'titleBox' | 'priceBox'>,
): Platform | undefined {
  const bar = browserBar(page, lines);
  const own = lines.filter(
    (line) =>
      (!bar || line === bar || middle(line.box) > middle(bar.box)) && !isWithin(line.box, title),
  );
  const laid = lines.length <= CARD_LINES && isLaidOver(priceBox, title) ? WEIGHTS.laidPrice : 0;
  const shop = own.some((line) => isShopUnder(line, title, priceBox)) ? WEIGHTS.shopUnderTitle : 0;
  const scores = PLATFORMS.map((platform) => ({
    platform,
    score:
      addressScore(platform, bar) +
      wordingScore(platform, own) +
      (platform === 'mercari' ? laid : 0) +
      (platform === 'etsy' ? shop : 0),
  })).toSorted((a, b) => b.score - a.score);
  const [first, second] = scores;
  if (!first || first.score < MIN_SCORE) return undefined;
  return first.score - (second?.score ?? 0) < MIN_LEAD ? undefined : first.platform;
}

function isWithin(box: Box, title: Box | null): boolean {
  if (!title || box.y + box.height / 2 > title.y + title.height) return false;
  return verticalOverlap(box, title) > 0.5 && box.x < title.x + title.width && box.x >= title.x - 1;
}

/** Mercari's cards have the price in a corner of the photograph, others have it next to the title. */
function isLaidOver(price: Box | null, title: Box | null): boolean {
  return !!price && !!title && title.y - bottom(price) > LAID_OVER * price.height;
}

/** Etsy's cards and pages have the shop's joined name between title and price. */
function isShopUnder({ text, box }: TextLine, title: Box | null, price: Box | null): boolean {
  if (!title || !price || !SHOP_NAME.test(text)) return false;
  return middle(box) > bottom(title) && bottom(box) < middle(price);
}

/** The address says it all, also where one letter of it is misread. */
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

/** The same but for one letter taken for another. */
function isNearly(text: string, name: string): boolean {
  if (text.length !== name.length) return false;
  const isOther = (letter: string, index: number): boolean => letter !== name[index];
  return Array.from(text).filter(isOther).length <= 1;
}

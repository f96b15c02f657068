import { type Platform, PLATFORMS } from '@contract/schemas/platform';
import { DEPOP_SIGNS } from './platform-signs/depop';
import { EBAY_SIGNS } from './platform-signs/ebay';
import { ETSY_SIGNS } from './platform-signs/etsy';
import { FACEBOOK_SIGNS } from './platform-signs/facebook';
import { MERCARI_SIGNS } from './platform-signs/mercari';
import { POSHMARK_SIGNS } from './platform-signs/poshmark';
import type { PlatformSign } from './platform-signs/platform-sign';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import type { ChosenSale } from '../ranker/choose-sale';
import { bottomEdge, verticalMiddle, verticalOverlap } from '../layout/geometry';
import { browserBar } from '../candidates/page-structure';
import { labelAbove, labelBeside } from '../layout/labels';
import type { TextLine } from '../layout/text-lines';
import { WEB_URL_PATTERN } from '../wording/page-wording';

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

const WEIGHTS = {
  address: 12,
  navigation: 3,
  logo: 5,
  name: 3,
  laidPrice: 2,
  shopUnderTitle: 1.5,
};
/**
 * A price is on the photo, not in the text, if its distance to the title below is more than this many times its height.
 */
const LAID_OVER = 1.2;
/**
 * Matches the name of a shop: capitalized words without spaces between them, such as 'KilnAndFern'. Brands between
 * title and price are not written like this.
 */
const SHOP_NAME = /^[A-Z][a-z]+(And|The)?([A-Z][a-z]+)+\b/;
/** Matches an order number. The length of order numbers differs between the marketplaces. */
const NUMBER = /^[#№]?\d{9,17}$/;
const CARD_LINES = 8;
/**
 * The minimum score of a platform (MIN_SCORE), and its minimum lead over the next platform (MIN_LEAD). With a lower
 * score or lead, the result would be a guess.
 */
const MIN_SCORE = 2;
const MIN_LEAD = 1;

/**
 * Returns the platform of a page. The address bar of the browser, platform names and typical wordings determine it.
 * Returns undefined if no platform leads clearly.
 */
export function platformOf(
  page: RecognizedPage,
  lines: readonly TextLine[],
  { titleBox: title, priceBox }: Pick<ChosenSale, 'titleBox' | 'priceBox'>,
): Platform | undefined {
  const bar = browserBar(page, lines);
  const own = lines.filter(
    (line) =>
      (!bar || line === bar || verticalMiddle(line.box) > verticalMiddle(bar.box)) &&
      !isWithin(line.box, title),
  );
  const laid = lines.length <= CARD_LINES && isLaidOver(priceBox, title) ? WEIGHTS.laidPrice : 0;
  const shop = own.some((line) => isShopUnder(line, title, priceBox)) ? WEIGHTS.shopUnderTitle : 0;
  const navigation = platformOfNavigationBar(page, lines);
  const texts = own.flatMap((line) => textsOf(line, lines));
  const scores = PLATFORMS.map((platform) => ({
    platform,
    score:
      addressScore(platform, bar) +
      wordingScore(platform, texts) +
      (platform === navigation ? WEIGHTS.navigation : 0) +
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

/**
 * Returns true if the price is on the photo, as on cards of Mercari. Cards of other platforms show the price next to
 * the title.
 */
function isLaidOver(price: Box | null, title: Box | null): boolean {
  return !!price && !!title && title.y - bottomEdge(price) > LAID_OVER * price.height;
}

/**
 * Returns true if a line is the name of a shop in one word and is between title and price, as on cards and pages of
 * Etsy.
 */
function isShopUnder({ text, box }: TextLine, title: Box | null, price: Box | null): boolean {
  if (!title || !price || !SHOP_NAME.test(text)) return false;
  return verticalMiddle(box) > bottomEdge(title) && bottomEdge(box) < verticalMiddle(price);
}

/**
 * Returns the score that a platform gets for the URL in the address bar. This score outweighs all other signs. One
 * letter of the URL may be misread.
 */
function addressScore(platform: Platform, bar: TextLine | undefined): number {
  const address = bar && WEB_URL_PATTERN.exec(bar.text)?.[0].toLowerCase().replace(/rn/g, 'm');
  const host = address?.split(/[.,]/)[0];
  return host && isNearly(host, platform) ? WEIGHTS.address : 0;
}

/**
 * Returns the text of a line. If the text is only a number, also returns the number with its label, such as 'Order ID
 * 3500451522'.
 */
function textsOf(line: TextLine, lines: readonly TextLine[]): string[] {
  if (!NUMBER.test(line.text)) return [line.text];
  const label = labelBeside(line.box, lines) ?? labelAbove(line.box, lines);
  return label ? [line.text, `${label.text} ${line.text}`] : [line.text];
}

function wordingScore(platform: Platform, texts: readonly string[]): number {
  const name = PLATFORM_NAMES[platform];
  const isLogo = texts.some((text) => text.toLowerCase() === platform);
  const named = texts.some((text) => name.test(text));
  const signs = PLATFORM_SIGNS[platform].filter(([sign]) => texts.some((text) => sign.test(text)));
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

/** For each platform, the labels of the navigation bars at the bottom of its app, in lower case. */
const BARS: readonly (readonly [Platform, readonly string[]])[] = [
  ['ebay', ['home', 'my ebay', 'search', 'inbox', 'selling']],
  ['poshmark', ['feed', 'home', 'shop', 'sell', 'news', 'me', 'my posh']],
  ['depop', ['home', 'explore', 'sell', 'messages', 'inbox', 'profile', 'me']],
  ['mercari', ['home', 'search', 'sell', 'inbox', 'profile']],
  ['facebook', ['home', 'friends', 'video', 'marketplace', 'notifications', 'menu']],
  ['etsy', ['home', 'favorites', 'gifts', 'you', 'cart', 'updates']],
  ['etsy', ['dashboard', 'orders', 'listings', 'messages', 'more']],
];
/** The height of an app's navigation bar, as a share of the page's height. */
const BAR = 0.1;
const MIN_LABELS = 3;

/**
 * Returns the platform whose navigation bar is at the bottom of the page. Returns null if no platform fits, or if
 * several fit equally well.
 */
export function platformOfNavigationBar(
  page: Pick<RecognizedPage, 'height'>,
  lines: readonly TextLine[],
): Platform | null {
  const shown = lines
    .filter(({ box }) => verticalMiddle(box) > (1 - BAR) * page.height)
    .map(({ text }) => text.toLowerCase());
  const words = ` ${shown.join(' ')} `;
  const counts = BARS.map(([platform, labels]) => ({
    platform,
    count: labels.filter((label) => words.includes(` ${label} `)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || first.count < MIN_LABELS || first.count === second?.count) return null;
  return first.platform;
}

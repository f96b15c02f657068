import type { Platform } from '@contract/schemas/platform';
import { middle } from '../layout/geometry';
import type { RecognizedPage } from '../layout/recognized-page';
import type { TextLine } from '../layout/text-lines';

/** The labels of the navigation bar at the bottom of each app, in lower case. */
const BARS: readonly (readonly [Platform, readonly string[]])[] = [
  ['ebay', ['home', 'my ebay', 'search', 'inbox', 'selling']],
  ['poshmark', ['feed', 'home', 'shop', 'sell', 'news', 'me', 'my posh']],
  ['depop', ['home', 'explore', 'sell', 'messages', 'inbox', 'profile', 'me']],
  ['mercari', ['home', 'search', 'sell', 'inbox', 'profile']],
  ['facebook', ['home', 'friends', 'video', 'marketplace', 'notifications', 'menu']],
  ['etsy', ['home', 'favorites', 'gifts', 'you', 'cart', 'updates']],
  ['etsy', ['dashboard', 'orders', 'listings', 'messages', 'more']],
];
/** The height of the navigation bar, as a share of the page's height. */
const BAR = 0.1;
const MIN_LABELS = 3;

/**
 * Returns the platform whose navigation bar is at the bottom of the page. Returns null if no platform fits, or more
 * than one.
 */
export function navigationBarOf(
  page: Pick<RecognizedPage, 'height'>,
  lines: readonly TextLine[],
): Platform | null {
  const shown = lines
    .filter(({ box }) => middle(box) > (1 - BAR) * page.height)
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

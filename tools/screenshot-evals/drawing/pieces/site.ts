import type { Platform } from '@contract/schemas/platform';
import type { Scene } from '../scene';
import type { Person } from '../people';
import { maybe } from '../variety';
import { browserWindow } from './browser';
import { icon } from './icons';
import { roundAvatar, givenNameMark, wholeNameMark } from './people-lines';
import { searchField } from './phone';

const SITES: Readonly<Record<Platform, { readonly logo: string; readonly host: string }>> = {
  ebay: { logo: 'ebay', host: 'ebay.com' },
  poshmark: { logo: 'POSHMARK', host: 'poshmark.com' },
  depop: { logo: 'depop', host: 'depop.com' },
  mercari: { logo: 'mercari', host: 'mercari.com' },
  facebook: { logo: 'Marketplace', host: 'facebook.com/marketplace' },
  etsy: { logo: 'Etsy', host: 'etsy.com' },
};

/** Draws the marketplace's name in its color. */
export const siteLogo = ({ platform }: Scene, size = 's24') =>
  `<b class="${size} a">${SITES[platform].logo}</b>`;

const withCount = (name: Parameters<typeof icon>[0], count: number) =>
  `<span style="white-space:nowrap">${icon(name, 20)}<sup class="s10 b a">${String(count)}</sup></span>`;

function header(scene: Scene, member: Person): string {
  const { random, platform } = scene;
  const logo = siteLogo(scene);
  const search = `<div class="grow">${searchField(random.pick(['Search for anything', 'Search', 'Search listings, orders, people']))}</div>`;
  const icons = `${withCount('bell', random.between(1, 12))}${icon('heart', 20)}${withCount('cart', random.between(1, 4))}`;
  const links = random.pick([
    ['Sell', 'Watchlist', 'Help'],
    ['Women', 'Men', 'Kids', 'Home'],
    ['Selling', 'Buying', 'Messages (3)'],
  ]);
  const menu = links.map((word) => `<span class="s14">${word}</span>`).join('');
  const line = (parts: string, size = '10px 26px') =>
    `<div class="row" style="padding:${size};gap:20px">${parts}</div><div class="rule"></div>`;
  return random.pick([
    line(
      `${logo}${search}<span class="s13">Hi, ${givenNameMark(member)}${random.pick(['', '!', ' ▾'])}</span>${icons}`,
    ),
    line(`${logo}${menu}${search}${icons}${roundAvatar(random, 30)}`),
    `${line(`<span class="s12">Hi ${wholeNameMark(member)}!</span><span class="grow"></span><span class="s12">Ship to</span><span class="s12">My ${platform === 'ebay' ? 'eBay' : 'account'}</span>${icon('bell', 15)}`, '4px 26px')}${line(`${logo}${search}`)}`,
    line(
      `${logo}<span class="grow"></span>${menu}${maybe(random, 0.5, roundAvatar(random, 26))}<span class="s14 sb">${wholeNameMark(member)}</span>`,
    ),
  ]);
}

/** Draws a page of the marketplace in a browser window. `member` is the signed-in member. */
export function sitePage(
  scene: Scene,
  {
    tab,
    path,
    member,
    body,
  }: {
    readonly tab: string;
    readonly path: string;
    readonly member: Person;
    readonly body: string;
  },
): string {
  const { random, platform } = scene;
  return browserWindow(scene, {
    tab: random.pick([tab, `${tab} | ${SITES[platform].logo}`]),
    url: `${random.pick(['', 'https://', 'www.'])}${SITES[platform].host}/${path}`,
    body: `${header(scene, member)}${body}`,
  });
}

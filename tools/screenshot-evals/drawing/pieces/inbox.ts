import type { Scene } from '../scene';
import { maybe } from '../variety';
import { icon, type IconName } from './icons';
import { appBar, searchField } from './phone';

/** The tabs at the lower edge of an app. The fourth tab is the inbox. */
export const INBOX_TABS: readonly (readonly [IconName, string])[] = [
  ['home', 'Home'],
  ['search', 'Search'],
  ['camera', 'Sell'],
  ['chat', 'Inbox'],
  ['person', 'Me'],
];

const CHIPS = ['All', 'Unread', 'Selling', 'Buying', 'Offers', 'Archived', 'From eBay'] as const;

function chips({ random }: Scene): string {
  const start = random.between(0, 3);
  const chip = (words: string, index: number) =>
    `<span class="s13" style="border-radius:16px;padding:5px 12px;white-space:nowrap;${index === 0 ? 'background:var(--fg);color:var(--bg)' : 'background:var(--soft)'}">${words}</span>`;
  return `<div class="row padx" style="gap:7px;padding-bottom:8px;overflow:hidden">${CHIPS.slice(
    start,
    start + 4,
  )
    .map(chip)
    .join('')}</div>`;
}

/** Draws the heading of an inbox. In some pictures, a search field, filter chips or both are below it. */
export function inboxBar(scene: Scene): string {
  const { random } = scene;
  const heading = random.pick(['Inbox', 'Messages', 'Chats', 'Marketplace', 'Conversations']);
  const bar = random.pick([
    appBar(heading, { buttons: ['search', 'more'] }),
    appBar(heading, { buttons: ['bell'], centred: true }),
    `<div class="between padx" style="padding-bottom:6px;align-items:center"><span class="s26 b">${heading}</span><span class="row">${icon('camera')}${icon('menu')}</span></div>`,
  ]);
  return `${bar}${maybe(random, 0.5, `<div class="padx" style="padding-bottom:8px">${searchField(random.pick(['Search', 'Search messages', 'Search people']))}</div>`)}${maybe(random, 0.6, chips(scene))}`;
}

/** Draws a dot or a number that marks an unread message, or nothing. */
export const unreadMark = ({ random }: Scene) =>
  random.pick([
    '',
    '',
    '<span style="width:10px;height:10px;border-radius:50%;background:var(--accent);flex:none"></span>',
    `<span class="s11 center" style="min-width:18px;border-radius:9px;padding:1px 5px;background:var(--accent);color:var(--bg);flex:none">${String(random.between(1, 9))}</span>`,
  ]);

/**
 * Returns the item for the row with this index. If the list has more rows than the scene has other items, the items
 * repeat.
 */
export const otherItemAt = (index: number, { others }: Scene) => others[index % others.length];

/** Inserts the row about the sale before or after the first of the other rows, in most cases before it. */
export function rowsWithSaleInserted(
  { random }: Scene,
  sold: string,
  rows: readonly string[],
): string {
  const place = random.chance(0.7) ? 0 : 1;
  return [...rows.slice(0, place), sold, ...rows.slice(place)].join('');
}

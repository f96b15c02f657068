import { escapedHtml, personalMark } from '../marks';
import type { Scene } from '../scene';
import { randomDayWriter, type OrderEntry } from './order-entries';
import { brandSizeAndColor } from './lookalikes';
import { roundAvatar, wholeNameMark, type WriteName } from './people-lines';
import { productThumbnail } from './pictures';

type DrawEntry = (entry: OrderEntry, day: string) => string;

const clipped = (html: string, classes: string) => `<div class="one ${classes}">${html}</div>`;

const between = (left: string, right: string, classes: string) =>
  `<div class="between ${classes}"><span>${left}</span><span style="white-space:nowrap">${right}</span></div>`;

/**
 * Returns a function that draws the entries of a list of orders. `naming` writes the name of each buyer. If `naming` is
 * null, the entries show details such as brand and color instead of names, because the list is a buyer's own and names
 * nobody.
 */
function drawingOf(scene: Scene, naming: WriteName | null): DrawEntry {
  const { random, style } = scene;
  const side = random.between(40, 60);
  const who = (entry: OrderEntry) => (naming ? naming(entry.buyer) : brandSizeAndColor(random));
  const photo = ({ item }: OrderEntry) => productThumbnail(item, random, [side, side], 6);
  const title = ({ item }: OrderEntry, classes = 's13') =>
    clipped(escapedHtml(item.title), classes);
  const money = ({ price }: OrderEntry) => style.money(price);
  return random.pick<DrawEntry>([
    (entry, day) =>
      `<div class="row">${photo(entry)}<div class="grow">${title(entry)}${between(who(entry), money(entry), 's13 sb')}<div class="s11 m">${day} · ${entry.status}</div></div></div>`,
    (entry, day) =>
      `${between(who(entry), day, 's14 sb')}<div class="s12 m">${personalMark('order', `#${entry.order}`)}</div><div class="between s12"><span>1 item · ${entry.status}</span><span>${money(entry)}</span></div>`,
    (entry, day) =>
      `<div class="row">${roundAvatar(random, 34)}<div class="grow">${between(naming ? wholeNameMark(entry.buyer) : entry.status, money(entry), 's14 b')}${title(entry, 's12 m')}<div class="s11 m">${day}</div></div></div>`,
    (entry, day) =>
      `<div class="row"><span style="flex:none;width:14px;height:14px;border:1.5px solid var(--muted);border-radius:3px"></span>${photo(entry)}<div class="grow">${between(who(entry), money(entry), 's13')}<div class="between s11 m"><span>${entry.status}</span><span>${day}</span></div></div></div>`,
    (entry, day) =>
      `<div class="row top">${photo(entry)}<div class="grow">${title(entry, 's14 sb')}<div class="s12 m">${random.pick(['Sold', 'Order', 'Total'])} ${money(entry)}</div><div class="s12">${who(entry)}</div></div><span class="s11 m" style="white-space:nowrap">${day}</span></div>`,
  ]);
}

/** Draws a narrow list of orders. The row of the open order is shaded or outlined, or has a line at its left. */
export function orderList(
  scene: Scene,
  entries: readonly OrderEntry[],
  naming: WriteName | null,
): string {
  const { random } = scene;
  const draw = drawingOf(scene, naming);
  const day = randomDayWriter(scene);
  const open = random.pick([
    'background:var(--soft)',
    'border-left:3px solid var(--accent)',
    'background:var(--soft);border-left:4px solid var(--accent)',
    'outline:1px solid var(--accent)',
  ]);
  const room = String(random.between(6, 12));
  const ofSeller = random.pick([
    ['Ship today', 'Ship tomorrow'],
    ['New', 'Will ship'],
  ]);
  const groups = random.pick([
    null,
    null,
    ['This week', 'May'],
    naming ? ofSeller : ['Recent', 'June'],
  ]);
  const groupHeading = (index: number) => {
    if (index === 0) return groups?.[0];
    return index === 3 ? groups?.[1] : undefined;
  };
  const group = (index: number) => {
    const words = groupHeading(index);
    return words ? `<div class="s12 b m" style="padding:8px 6px 2px">${words}</div>` : '';
  };
  return `<div style="padding-top:8px">${entries
    .map(
      (entry, index) =>
        `${group(index)}<div style="padding:${room}px 8px;border-bottom:1px solid var(--line);${entry.isOpen ? open : ''}">${draw(entry, day(entry))}</div>`,
    )
    .join('')}</div>`;
}

import { randomLabel } from '../labels';
import { personalMark } from '../marks';
import { randomPerson } from '../people';
import { starIcons } from '../pieces/icons';
import { brandSizeAndColor } from '../pieces/lookalikes';
import { randomDayWriter, orderEntries, type OrderEntry } from '../pieces/order-entries';
import { roundAvatar, givenNameMark, wholeNameMark } from '../pieces/people-lines';
import { productThumbnail } from '../pieces/pictures';
import { sitePage } from '../pieces/site';
import { priceAndStruckPriceWriter } from '../pieces/struck-prices';
import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';
import { filterChips, sellerText, entryTitle } from './history-parts';

const heading = ({ random }: Scene, entry: OrderEntry, words: string) =>
  `<div class="row soft s12" style="padding:8px 14px;gap:28px">${words}<span class="grow"></span><span class="m">${random.pick(['View order', 'Order'])} ${personalMark('order', entry.order)}</span></div>`;

/**
 * Draws purchases in boxes. Each box has a gray head with the date, the total and the recipient, and below it the items
 * and buttons.
 */
export function widePurchaseHistory(scene: Scene): string {
  const { random, buyer, style, shipping } = scene;
  const day = randomDayWriter(scene);
  const pair = priceAndStruckPriceWriter(scene);
  const recipients = [buyer, buyer, randomPerson(random)];
  const stacked = (name: string, value: string) =>
    `<span><span class="m">${name}</span><br>${value}</span>`;
  const orderLabel = randomLabel(scene, 'orderDay', { colon: false });
  const box = (entry: OrderEntry, index: number) => {
    const recipient = recipients[index % recipients.length] ?? buyer;
    const head = heading(
      scene,
      entry,
      `${stacked(orderLabel, day(entry))}${stacked('Total', style.money(entry.price + shipping))}${stacked(random.pick(['Ship to', 'Recipient']), wholeNameMark(recipient))}`,
    );
    return `<div class="box" style="padding:0;margin-bottom:14px;overflow:hidden">${head}<div class="row top" style="padding:12px 14px;gap:18px">${productThumbnail(entry.item, random, [104, 104], 4)}<div class="grow col g4">${entryTitle(entry)}<div class="s13 m">${sellerText(scene)}</div><div>${pair(entry)}</div></div><div class="col" style="width:190px"><div class="button s13" style="padding:7px">${random.pick(['Track package', 'Leave feedback'])}</div><div class="button ghost s13" style="padding:7px">${random.pick(['Buy again', 'Return item', 'Contact seller'])}</div></div></div></div>`;
  };
  const menu = ['Summary', 'Recently viewed', 'Purchases', 'Bids & offers', 'Saved'].map(
    (word) =>
      `<div class="s14 ${word === 'Purchases' ? 'b' : ''}" style="padding:6px 0">${word.replace('&', '&amp;')}</div>`,
  );
  return sitePage(scene, {
    tab: 'Purchases',
    path: 'mye/myebay/purchase',
    member: buyer,
    body: `<div style="display:flex;padding:14px 30px;gap:30px"><div style="width:150px">${menu.join('')}</div><div class="grow"><div class="s22 b">${random.pick(['Purchases', 'Orders', 'Purchase history'])}</div>${filterChips(scene)}${orderEntries(scene, { count: 5 }).map(box).join('')}</div></div>`,
  });
}

interface HistoryColumn {
  readonly heading: string;
  readonly cell: (entry: OrderEntry) => string;
}

/** Draws a table of purchases. Next to some or all prices is a former price that is struck through. */
export function historyTable(scene: Scene): string {
  const { random, buyer } = scene;
  const day = randomDayWriter(scene);
  const pair = priceAndStruckPriceWriter(scene);
  const side = random.between(36, 64);
  const columns: readonly HistoryColumn[] = [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: (entry) =>
        `<div class="row">${productThumbnail(entry.item, random, [side, side], 4)}<div style="max-width:330px">${entryTitle(entry, 90)}<div class="s12 m">${brandSizeAndColor(random)}</div></div></div>`,
    },
    ...shuffled<HistoryColumn>(random, [
      { heading: randomLabel(scene, 'price', { colon: false }), cell: pair },
      { heading: randomLabel(scene, 'orderDay', { colon: false }), cell: day },
      { heading: 'Seller', cell: () => sellerText(scene) },
      { heading: 'Status', cell: ({ status }) => status },
      {
        heading: 'Review',
        cell: () =>
          random.pick([
            starIcons(12),
            '<span class="a">Rate</span>',
            `<span class="s12">“Thanks ${givenNameMark(randomPerson(random))}”</span>`,
          ]),
      },
    ]),
  ];
  const row = (entry: OrderEntry) =>
    `<tr class="rule s13">${columns.map(({ cell }) => `<td>${cell(entry)}</td>`).join('')}</tr>`;
  const account = `<div class="card" style="width:210px;flex:none">${roundAvatar(random, 54)}<div class="s16 b">${wholeNameMark(buyer)}</div><div class="s12 m">${personalMark('email', buyer.email)}</div><div class="s13" style="padding-top:10px;line-height:2">Profile<br>Purchases<br>Balance<br>Settings</div></div>`;
  return sitePage(scene, {
    tab: 'Purchases',
    path: 'mypage/purchases/',
    member: buyer,
    body: `<div style="display:flex;padding:18px 30px;gap:24px;align-items:flex-start">${maybe(random, 0.6, account)}<div class="grow"><div class="s24 b">${random.pick(['Purchases', 'Your orders'])}</div>${filterChips(scene)}<table><tr>${columns.map(({ heading: words }) => `<th class="s12 m">${words}</th>`).join('')}</tr>${orderEntries(scene, { count: 8 }).map(row).join('')}</table></div></div>`,
  });
}

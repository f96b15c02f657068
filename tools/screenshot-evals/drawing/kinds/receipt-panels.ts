import { randomLabel } from '../labels';
import { escapedHtml, personalMark, titleMark } from '../marks';
import type { Person } from '../people';
import { addressOf } from '../pieces/addresses';
import { soldDay } from '../pieces/facts';
import { bankAccountText, brandSizeAndColor } from '../pieces/lookalikes';
import { randomDayWriter, type OrderEntry } from '../pieces/order-entries';
import { givenNameMark, wholeNameMark, buyerNote, type WriteName } from '../pieces/people-lines';
import { mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldPrice } from '../pieces/prices';
import { siteLogo } from '../pieces/site';
import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';

interface TableColumn {
  readonly heading: string;
  readonly cell: (entry: OrderEntry) => string;
}

/**
 * Draws a table of orders with column headings. The first column is the item. The other columns are in random order.
 */
export function orderTable(
  scene: Scene,
  entries: readonly OrderEntry[],
  naming: WriteName,
): string {
  const { random, style } = scene;
  const day = randomDayWriter(scene);
  const width = String(random.between(170, 330));
  const words = (text: string) =>
    `<div class="one s13" style="width:${width}px">${escapedHtml(text)}</div>`;
  const columns: readonly TableColumn[] = [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: ({ item }) =>
        `<div class="row">${productThumbnail(item, random, [34, 34], 4)}${words(item.title)}</div>`,
    },
    ...shuffled<TableColumn>(random, [
      {
        heading: randomLabel(scene, 'buyer', { colon: false }),
        cell: ({ buyer }) => naming(buyer),
      },
      { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: day },
      {
        heading: randomLabel(scene, 'orderTotal', { colon: false }),
        cell: ({ price }) => style.money(price),
      },
      ...(random.chance(0.5)
        ? [{ heading: 'Status', cell: ({ status }: OrderEntry) => status }]
        : []),
    ]),
  ];
  const row = (entry: OrderEntry) =>
    `<tr class="rule s13 ${entry.isOpen ? 'soft' : ''}">${columns.map(({ cell }) => `<td style="white-space:nowrap">${cell(entry)}</td>`).join('')}</tr>`;
  return `<table><tr>${columns.map(({ heading }) => `<th class="s12">${heading}</th>`).join('')}</tr>${entries.map(row).join('')}</table>`;
}

/** Draws a list of sales without pictures. Each sale is one short line that names its buyer. */
export function buyerList(scene: Scene, entries: readonly OrderEntry[], naming: WriteName): string {
  const { random, style } = scene;
  const day = randomDayWriter(scene);
  const size = random.pick(['s12', 's13', 's14']);
  const lines = entries.map(
    (entry) =>
      `<div class="between ${size} ${entry.isOpen ? 'sb soft' : ''}" style="padding:8px 6px;border-bottom:1px solid var(--line)"><span style="min-width:92px;white-space:nowrap">${day(entry)}</span><span class="grow" style="overflow:hidden;white-space:nowrap">${naming(entry.buyer)} <span class="m">${brandSizeAndColor(random)}</span></span><span>${style.money(entry.price)}</span></div>`,
  );
  return `<div class="grow"><div class="s20 b">${random.pick(['Sold', 'Recent sales', 'Shop sales'])}</div><div class="s13 m" style="padding:4px 0 10px">${String(random.between(11, 800))} ${random.pick(['sold', 'sales'])} · ${random.pick(['Newest first', 'Last 30 days', 'May 1 – May 31'])}</div>${lines.join('')}</div>`;
}

const dashes = '<div style="border-top:1.5px dashed var(--muted);margin:10px 0"></div>';

const line = (name: string, amount: string, classes = '') =>
  `<div class="between s13 ${classes}"><span>${name}</span><span>${amount}</span></div>`;

/** Draws a receipt as a cash register prints it: narrow, with dashed lines. */
export function cashRegisterReceipt(scene: Scene, member: Person): string {
  const { random, price, shipping, tax, style, item, order, buyer, seller } = scene;
  const served = random.pick([
    `Served by ${givenNameMark(member)}`,
    `Sold by ${wholeNameMark(member)}`,
    `Shop: ${escapedHtml(seller)}`,
  ]);
  const quantity = random.pick(['1 x ', '1 × ', '', '01 ']);
  const goods = `<div class="between s13" style="gap:20px"><span>${quantity}${titleMark(item.title)}</span><span>${soldPrice(scene)}</span></div><div class="s12 m">${brandSizeAndColor(random)}</div>`;
  const sums = `${line(randomLabel(scene, 'shipping'), style.money(shipping))}${line(randomLabel(scene, 'tax'), style.money(tax))}${line(randomLabel(scene, 'orderTotal'), style.money(price + shipping + tax), 'sb')}`;
  const foot = `<div class="center s12 m">${random.pick([`Thank you, ${givenNameMark(buyer)}!`, 'Thank you for shopping small', `Paid with ${bankAccountText(random)}`, `Customer copy · ${wholeNameMark(buyer)}`])}</div>`;
  const photo = maybe(
    random,
    0.6,
    `<div style="display:flex;justify-content:center">${mainThumbnail(scene, [64, 64])}</div>`,
  );
  const head = `<div class="center">${photo}<div class="s20 b">${random.pick(['RECEIPT', 'Receipt', 'Your order'])}</div><div class="s12">${served}</div><div class="s12 m">${soldDay(scene)} · ${personalMark('order', order)}</div></div>`;
  const to = `<div class="s13">${random.chance(0.7) ? addressOf(scene) : wholeNameMark(buyer)}</div>`;
  return `<div class="${random.pick(['serif', '', ''])}" style="flex:none;width:${String(random.between(320, 400))}px;padding:22px;overflow:hidden;border:1px solid var(--line);box-shadow:0 4px 18px rgba(0,0,0,.14)">${[head, goods, sums, to, foot].join(dashes)}</div>`;
}

/** Draws a packing slip on white paper, also in dark themes. */
export function printedPackingSlip(scene: Scene, member: Person): string {
  const { random, item, order, buyer } = scene;
  const head = `<div class="between"><div>${siteLogo(scene, 's22')}<div class="s12">Packing slip</div></div><div class="right s12">${random.pick(['Order', 'Sales record'])} ${personalMark('order', order)}<br>${soldDay(scene)}</div></div>`;
  const from = `<div class="s12" style="width:48%"><b>${random.pick(['From', 'Ship from', 'Seller'])}</b><br>${wholeNameMark(member)}<br>${personalMark('address', member.street)}<br>${personalMark('address', member.town)}</div>`;
  const to = `<div class="s13" style="width:48%"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`;
  const headings = (['quantity', 'item', 'price'] as const).map((meaning, index) => {
    const right = index === 2 ? ' style="text-align:right"' : '';
    return `<th class="s12"${right}>${randomLabel(scene, meaning, { colon: false })}</th>`;
  });
  const goods = `<table><tr>${headings.join('')}</tr><tr class="rule s13"><td>1</td><td>${titleMark(item.title)}<div class="s11" style="color:#666">${brandSizeAndColor(random)}</div></td><td class="right">${soldPrice(scene)}</td></tr></table>`;
  const note = maybe(
    random,
    0.6,
    `<div class="s12" style="padding-top:12px"><b>${random.pick(['Note from buyer', 'Gift message', 'Buyer’s message'])}</b><br>${buyerNote(random, buyer)}</div>`,
  );
  const thanks = `<div class="s12" style="padding-top:14px">${random.pick([`Thanks for your order! ${givenNameMark(member)}`, `Hi ${givenNameMark(buyer)}, enjoy!`, 'Questions? Message me any time.'])}</div>`;
  return `<div style="--accent:#2749a8;background:#fff;color:#111;overflow:hidden;width:${String(random.between(470, 620))}px;margin:auto;padding:30px 34px;min-height:520px">${head}<div class="between" style="padding:18px 0">${random.chance(0.5) ? from + to : to + from}</div>${goods}${note}${thanks}</div>`;
}

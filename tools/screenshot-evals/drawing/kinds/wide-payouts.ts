import { dayFormats, daysLater } from '../days';
import { randomLabel } from '../labels';
import { personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import { bankAccountText } from '../pieces/lookalikes';
import { randomDayWriter, orderEntries, type OrderEntry } from '../pieces/order-entries';
import {
  otherAccountEntry,
  saleAmountsWriter,
  saleBreakdownWriter,
  payoutAmount,
} from '../pieces/payout-lines';
import {
  roundAvatar,
  givenNameMark,
  wholeNameMark,
  randomNameWriter,
} from '../pieces/people-lines';
import { productThumbnail } from '../pieces/pictures';
import { sitePage, siteLogo } from '../pieces/site';
import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';
import { entryTitle } from './history-parts';

interface AccountColumn {
  readonly heading: string;
  readonly cell: (entry: OrderEntry) => string;
  readonly right?: boolean;
}

function columnsOf(scene: Scene): readonly AccountColumn[] {
  const { random } = scene;
  const day = randomDayWriter(scene);
  const amounts = saleAmountsWriter(scene);
  const naming = randomNameWriter(random);
  const side = random.between(0, 1) * random.between(30, 46);
  const photo = ({ item }: OrderEntry) =>
    side > 0 ? productThumbnail(item, random, [side, side], 4) : '';
  const money: readonly AccountColumn[] = [
    {
      heading: randomLabel(scene, 'soldPrice', { colon: false }),
      cell: (entry) => amounts(entry).price,
      right: true,
    },
    {
      heading: randomLabel(scene, 'sellerFee', { colon: false }),
      cell: (entry) => amounts(entry).fee,
      right: true,
    },
    {
      heading: randomLabel(scene, 'payout', { colon: false }),
      cell: (entry) => amounts(entry).payout,
      right: true,
    },
  ];
  const people: readonly AccountColumn[] = [
    { heading: randomLabel(scene, 'buyer', { colon: false }), cell: ({ buyer }) => naming(buyer) },
    ...(random.chance(0.5)
      ? [
          {
            heading: randomLabel(scene, 'order', { colon: false }),
            cell: ({ order }: OrderEntry) => personalMark('order', order.slice(0, 14)),
          },
        ]
      : []),
  ];
  const item: AccountColumn = {
    heading: randomLabel(scene, 'item', { colon: false }),
    cell: (entry) =>
      `<div class="row">${photo(entry)}<div style="max-width:300px">${entryTitle(entry, 75)}</div></div>`,
  };
  return [
    { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: day },
    ...(random.chance(0.6) ? [item, ...people] : [...people, item]),
    ...(random.chance(0.8) ? money : shuffled(random, money)),
  ];
}

/**
 * Draws a table with one row for each sale in an account. Other rows, such as payouts, have only a text that spans
 * several columns, and an amount.
 */
function accountRows(scene: Scene, count: number): string {
  const { random } = scene;
  const columns = columnsOf(scene);
  const head = columns.map(
    ({ heading, right }) =>
      `<th class="s12 m"${right ? ' style="text-align:right"' : ''}>${heading}</th>`,
  );
  const size = random.pick(['s12', 's13', 's14']);
  const row = (entry: OrderEntry) =>
    `<tr class="rule ${size}">${columns.map(({ cell, right }) => `<td style="${right ? 'text-align:right;white-space:nowrap' : ''}">${cell(entry)}</td>`).join('')}</tr>`;
  const other = () => {
    const [words, amount] = otherAccountEntry(scene);
    return `<tr class="rule ${size} soft"><td colspan="${String(columns.length - 1)}">${words}</td><td class="right">${amount}</td></tr>`;
  };
  const rows = orderEntries(scene, { count }).map(
    (entry) => `${row(entry)}${random.chance(0.3) ? other() : ''}`,
  );
  return `<table><tr>${head.join('')}</tr>${rows.join('')}</table>`;
}

const box = (name: string, amount: string) =>
  `<div class="box grow"><div class="s12 m">${name}</div><div class="s20 b">${amount}</div></div>`;

/** Draws the payment account of a seller: the sums are at the top, and below them is one row for each sale. */
export function paymentAccountTable(scene: Scene): string {
  const { random } = scene;
  const member = randomPerson(random);
  const menu = ['Dashboard', 'Listings', 'Orders', 'Finances', 'Marketing', 'Settings'].map(
    (word) =>
      `<div class="s14 ${word === 'Finances' ? 'b' : ''}" style="padding:7px 0">${word}</div>`,
  );
  const boxes = shuffled(random, [
    'Available for deposit',
    'Current balance',
    'Net profit this month',
    'Last deposit',
  ])
    .slice(0, random.between(1, 3))
    .map((name) => box(name, payoutAmount(scene)));
  const account = `<div class="s13" style="padding:8px 0">${random.pick(['Deposits go to', 'Paid out to'])} ${bankAccountText(random)} <span class="m">(${wholeNameMark(member)})</span></div>`;
  return sitePage(scene, {
    tab: 'Payment account',
    path: 'your/shops/me/payment-account',
    member,
    body: `<div style="display:flex"><div class="soft" style="flex:none;width:170px;padding:14px 18px">${maybe(random, 0.4, `<div class="row s13 sb">${roundAvatar(random, 28)}${givenNameMark(member)}</div>`)}${menu.join('')}</div><div class="grow" style="padding:14px 26px"><div class="s24 ${random.pick(['serif', 'b'])}">Payment account</div><div style="display:flex;gap:12px;padding:8px 0">${boxes.join('')}</div>${maybe(random, 0.7, account)}${accountRows(scene, 8)}</div></div>`,
  });
}

/** Draws a list of payouts at the left, and the sales of the selected payout at the right. */
export function payoutPanes(scene: Scene): string {
  const { random, soldOn } = scene;
  const member = randomPerson(random);
  const naming = randomNameWriter(random);
  const sums = saleBreakdownWriter(scene);
  const day = randomDayWriter(scene);
  const payout = (index: number) =>
    `<div class="between s14 ${index === 0 ? 'soft' : ''}" style="padding:11px 12px;border-bottom:1px solid var(--line)"><span>${dayFormats.withoutYear(daysLater(soldOn, 3 - index * 7))}<div class="s12 m">${bankAccountText(random)}</div></span><span class="sb">${payoutAmount(scene)}</span></div>`;
  const left = `<div style="flex:none;width:${String(random.between(290, 360))}px"><div class="s20 b" style="padding:0 0 10px">Payouts</div>${Array.from({ length: random.between(5, 8) }, (_, index) => payout(index)).join('')}</div>`;
  const width = String(random.between(210, 270));
  const sale = (entry: OrderEntry) =>
    `<div class="row top" style="padding:12px 0;border-top:1px solid var(--line)">${productThumbnail(entry.item, random, [64, 64])}<div class="grow">${entryTitle(entry, 90)}<div class="s13 m">${random.pick(['Bought by', 'Buyer', 'Sold to'])} ${naming(entry.buyer)} · ${day(entry)}</div></div><div style="flex:none;width:${width}px">${sums(entry)}</div></div>`;
  const head = `<div class="between" style="align-items:flex-start"><div><div class="s13 m">${random.pick(['Deposited to', 'Sent to', 'Account of'])} ${wholeNameMark(member)}</div><div class="s28 b">${payoutAmount(scene, 40, 1500)}</div></div><span class="pill s13">${random.pick(['Completed', 'In transit', 'Paid'])}</span></div>`;
  const right = `<div class="grow box">${head}<div class="s15 b" style="padding:10px 0">${random.pick(['Orders in this payout', 'Transactions'])}</div>${orderEntries(scene, { count: 5 }).map(sale).join('')}</div>`;
  return sitePage(scene, {
    tab: 'Payouts',
    path: 'you/payouts',
    member,
    body: `<div style="display:flex;gap:26px;padding:18px 30px;align-items:flex-start">${random.chance(0.75) ? left + right : right + left}</div>`,
  });
}

const addressed = (member: Person) =>
  `<div class="s13">${wholeNameMark(member)}<br>${personalMark('address', member.street)}<br>${personalMark('address', member.town)}</div>`;

/** Draws the statement of a month in the form of a letter: the address, the sums, and then all sales. */
export function monthlyStatement(scene: Scene): string {
  const { random } = scene;
  const member = randomPerson(random);
  const [month = 'May'] = dayFormats.long(scene.soldOn).split(' ');
  const line = (name: string, amount: string) =>
    `<div class="between s13" style="padding:3px 0"><span>${name}</span><span>${amount}</span></div>`;
  const summary = `<div style="width:290px">${line('Opening balance', payoutAmount(scene))}${line('Sales', scene.style.money(random.between(9000, 240_000)))}${line('Payouts', payoutAmount(scene))}${line('Closing balance', payoutAmount(scene))}</div>`;
  const head = `<div class="between">${siteLogo(scene)}<div class="right s13"><b>${random.pick(['Financial statement', 'Monthly statement', 'Statement of account'])}</b><br>${month} 1 – ${month} 28<br>${random.pick(['Account', 'Seller'])} ${personalMark('handle', member.handle)}</div></div>`;
  return sitePage(scene, {
    tab: 'Reports',
    path: 'sh/fin/reports',
    member,
    body: `<div class="soft" style="padding:18px 0"><div style="background:var(--bg);width:${String(random.between(880, 1040))}px;margin:auto;padding:24px 34px;min-height:700px;border:1px solid var(--line)">${head}<div class="between" style="padding:18px 0">${random.chance(0.6) ? addressed(member) + summary : summary + addressed(member)}</div>${accountRows(scene, 8)}</div></div>`,
  });
}

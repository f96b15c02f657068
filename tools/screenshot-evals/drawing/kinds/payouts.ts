import { dayFormats, daysLater } from '../days';
import { escapedHtml, personalMark, titleMark } from '../marks';
import { randomPerson } from '../people';
import { icon } from '../pieces/icons';
import { bankAccountText } from '../pieces/lookalikes';
import { mailOnPhone } from '../pieces/mails';
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
import { appBar, phonePage, tabBar } from '../pieces/phone';
import { productThumbnail } from '../pieces/pictures';
import { parcelProgress } from '../pieces/steps';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe, shuffled } from '../variety';
import { entryTitle } from './history-parts';
import { paymentAccountTable, payoutPanes, monthlyStatement } from './wide-payouts';

const TABS = [
  ['home', 'Home'],
  ['tag', 'Listings'],
  ['truck', 'Orders'],
  ['chat', 'Inbox'],
  ['menu', 'More'],
] as const;

const BALANCES = [
  'Available balance',
  'Total funds',
  'Your balance',
  'Available for payout',
] as const;

function balance(scene: Scene): string {
  const { random } = scene;
  const size = random.pick(['s24', 's28', 's32', 's36']);
  const small = (name: string) =>
    `<div class="grow"><div class="s12 m">${name}</div><div class="s15 sb">${payoutAmount(scene, 0, 300)}</div></div>`;
  const parts = shuffled(random, ['Processing', 'On hold', 'Pending balance']).slice(
    0,
    random.between(0, 2),
  );
  return `<div class="${random.pick(['', 'card', 'center', 'box'])}"><div class="s13 m">${random.pick(BALANCES)}</div><div class="${size} b">${payoutAmount(scene, 10, 3000)}</div>${parts.length > 0 ? `<div style="display:flex;gap:14px;padding-top:8px">${parts.map(small).join('')}</div>` : ''}</div>`;
}

/**
 * Draws everything that happened in a seller's account, grouped by day: sales with their buyers, payouts and refunds.
 */
function activity(scene: Scene): string {
  const { random } = scene;
  const day = randomDayWriter(scene);
  const sums = saleBreakdownWriter(scene);
  const naming = randomNameWriter(random);
  const side = random.between(44, 64);
  const sale = (entry: OrderEntry) =>
    `<div class="row top" style="padding:10px 0">${productThumbnail(entry.item, random, [side, side], 6)}<div class="grow col g2">${entryTitle(entry, 90)}<div class="s12 m">${random.pick(['Order from', 'Sold to', 'Buyer:'])} ${naming(entry.buyer)} · ${day(entry)}</div>${sums(entry)}</div></div>`;
  const other = () => {
    const [words, amount] = otherAccountEntry(scene);
    return `<div class="between s14" style="padding:10px 0"><span>${icon(random.pick(['truck', 'check', 'tag']), 16)} ${words}</span><span class="sb">${amount}</span></div>`;
  };
  const rows = orderEntries(scene, { count: 5 }).flatMap((entry) => [
    sale(entry),
    ...(random.chance(0.45) ? [other()] : []),
  ]);
  return phonePage(scene, {
    bar: appBar(random.pick(['Payments', 'Transactions', 'Activity']), {
      buttons: ['search', 'more'],
    }),
    body: `<div class="pad col">${maybe(random, 0.75, balance(scene))}<div class="row s13" style="gap:16px"><b class="u">All</b><span class="m">Sales</span><span class="m">Payouts</span><span class="m">Will Call</span></div>${rows.join('<div class="rule"></div>')}</div>`,
    below: maybe(random, 0.5, tabBar(TABS, 4)),
  });
}

/** Draws the balance of a seller with a button to redeem it, and below it a list of sales. */
function redeemable(scene: Scene): string {
  const { random } = scene;
  const member = randomPerson(random);
  const naming = randomNameWriter(random);
  const day = randomDayWriter(scene);
  const amounts = saleAmountsWriter(scene);
  const ways = random.pick(['Redeem', 'Withdraw', 'Cash out', 'Transfer']);
  const top = `<div class="center pad soft" style="border-radius:0 0 18px 18px">${maybe(random, 0.5, `<div class="s15">Hi ${givenNameMark(member)}, you have</div>`)}<div class="s36 b">${payoutAmount(scene, 5, 1200)}</div><div class="button" style="margin:10px 30px 0">${ways}</div>${maybe(random, 0.4, `<div class="s12 m" style="padding-top:6px">to ${bankAccountText(random)}, ${wholeNameMark(member)}</div>`)}</div>`;
  const row = (entry: OrderEntry) => {
    const { price, payout } = amounts(entry);
    const left = `<div class="s12 m">${naming(entry.buyer)} · ${day(entry)}</div>`;
    return `<div class="row padx" style="padding-top:10px;padding-bottom:10px;border-bottom:1px solid var(--line)">${productThumbnail(entry.item, random, [58, 58], 4)}<div class="grow">${entryTitle(entry, 70)}${left}<div class="s11 good">${entry.status}</div></div><div class="right s13"><div class="m s11">${random.pick(['Sold', 'Sale'])}</div><div class="sb">${price}</div><div class="m s11">${random.pick(['You earn', 'Net'])}</div><div>${payout}</div></div></div>`;
  };
  return phonePage(scene, {
    bar: appBar(random.pick(['My Balance', 'Earnings', 'Wallet']), {
      centred: true,
      buttons: ['more'],
    }),
    body: `${top}<div class="pad s16 b" style="padding-bottom:0">${random.pick(['Pending sales', 'Recent sales', 'Sales in this balance'])}</div>${orderEntries(scene, { count: 8 }).map(row).join('')}`,
    below: maybe(random, 0.5, tabBar(TABS, 0)),
  });
}

/** Draws a form to move money to a bank account, and the sales from which the money comes. */
function depositForm(scene: Scene): string {
  const { random } = scene;
  const member = randomPerson(random);
  const sums = saleBreakdownWriter(scene);
  const field = (name: string, value: string) =>
    `<div style="padding:6px 0"><div class="s12 m">${name}</div><div class="box s15" style="padding:9px 12px">${value}</div></div>`;
  const form = `${inAnyOrder(
    random,
    field(
      random.pick(['Name on account', 'Account holder', 'Full legal name']),
      wholeNameMark(member),
    ),
    field('Bank', bankAccountText(random)),
    maybe(random, 0.5, field('Billing address', personalMark('address', member.street))),
    maybe(random, 0.4, field('Email', personalMark('email', member.email))),
  )}${field(random.pick(['Amount', 'Transfer amount']), payoutAmount(scene, 10, 800))}`;
  const sales = orderEntries(scene, { count: 4 }).map(
    (entry) =>
      `<div class="row top" style="padding:9px 0;border-top:1px solid var(--line)">${productThumbnail(entry.item, random, [48, 48], 6)}<div class="grow">${entryTitle(entry, 80)}${maybe(random, 0.5, `<div class="s12 m">bought by ${wholeNameMark(entry.buyer)}</div>`)}${sums(entry)}</div></div>`,
  );
  const list = `<div><div class="s16 b" style="padding:8px 0">${random.pick(['Included sales', 'Where it comes from', 'Completed sales'])}</div>${sales.join('')}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Direct deposit', 'Transfer to bank', 'Cash out']), {
      lead: random.pick(['back', 'close']),
    }),
    body: `<div class="pad">${random.chance(0.6) ? form + list : list + form}</div>`,
    below: `<div class="padx" style="padding-top:8px"><div class="button">${random.pick(['Request transfer', 'Continue', 'Confirm'])}</div></div>`,
  });
}

/** Draws one payout: its date, its bank account, and all amounts of its sales. */
function payoutDetail(scene: Scene): string {
  const { random, soldOn } = scene;
  const member = randomPerson(random);
  const sums = saleBreakdownWriter(scene);
  const naming = randomNameWriter(random);
  const entries = orderEntries(scene, { count: random.between(2, 4) });
  const sent = dayFormats.withoutYear(daysLater(soldOn, random.between(2, 9)));
  const top = `<div class="center"><div class="s13 m">${random.pick(['Payout', 'Deposit', 'Sent to your bank'])} · ${sent}</div><div class="s32 b">${payoutAmount(scene, 20, 1500)}</div><div class="s13">${bankAccountText(random)}</div><div class="s13 m">${wholeNameMark(member)}</div></div>`;
  const frame = random.pick(['card', 'box', 'rule pad']);
  const sale = (entry: OrderEntry) =>
    `<div class="${frame}"><div class="row top">${productThumbnail(entry.item, random, [56, 70], 4)}<div class="grow col g2">${entryTitle(entry, 80)}<div class="row s12 m" style="gap:6px">${roundAvatar(random, 20)}<span>${naming(entry.buyer)}</span></div></div></div><div style="padding-top:8px">${sums(entry)}</div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Payout details', 'Payout', 'Deposit']), { centred: true }),
    body: `<div class="pad col g12">${top}${maybe(random, 0.5, parcelProgress(scene, ['Started', 'On the way', 'Arrived']))}<div class="s15 b">${String(entries.length)} ${random.pick(['sales', 'orders', 'items sold'])}</div>${entries.map(sale).join('')}<div class="s12 m">${random.pick(['Questions? Visit the Help Center.', 'Banks may need up to 5 days.', `Statement ID ${String(random.between(10_000, 99_999))}`])}</div></div>`,
  });
}

/** Draws the mail about a payout, which names the member and the buyers. */
function payoutMail(scene: Scene): string {
  const { random, item } = scene;
  const member = randomPerson(random);
  const [open, ...others] = orderEntries(scene, { count: random.between(2, 5) });
  if (!open) return '';
  const sums = saleBreakdownWriter(scene);
  const more = others.map(
    (entry) =>
      `<div class="between s13" style="padding:6px 0;border-top:1px solid var(--line)"><span class="grow one">${escapedHtml(entry.item.title)}</span><span>${saleAmountsWriter(scene)(entry).payout}</span></div>`,
  );
  const hello = `${random.pick(['Hi', 'Hello', 'Hey', 'Congrats,'])} ${random.chance(0.6) ? givenNameMark(member) : wholeNameMark(member)}${random.pick([',', '!'])}`;
  const words = `<div class="s15">${hello}</div><div class="s14">${random.pick([`Your sale to ${wholeNameMark(open.buyer)} is complete, so we added the money to your balance.`, `${givenNameMark(open.buyer)} received the item. ${bankAccountText(random)} gets the money by Friday.`, 'Your money is on its way.'])}</div>`;
  const sale = `<div class="row top">${productThumbnail(item, random, [74, 74], 4)}<div class="grow"><div class="t">${titleMark(item.title)}</div>${sums(open)}</div></div>`;
  const foot = random.pick([
    `<div class="card s13"><b>What happens next</b><br>${random.pick(['Banks need up to 5 days.', 'Transfers start on Mondays.'])} ${givenNameMark(open.buyer)} can still leave a review.</div>`,
    `<div class="box s13">Invite a friend: ${givenNameMark(randomPerson(random))} earned $30.00 last month.</div>`,
    '<div class="s13 m">Help Center · Fees · Your settings</div>',
  ]);
  return mailOnPhone(scene, {
    subject: random.pick([
      'Your payout is on its way',
      'You got paid',
      `${givenNameMark(member)}, your money is here`,
    ]),
    sender: 'Mercari',
    body: `<div class="pad col g12">${words}${sale}${more.length > 0 ? `<div><div class="s14 b">Also in this payout</div>${more.join('')}</div>` : ''}<div class="button">See balance</div>${foot}<div class="s12 m">Sent to ${personalMark('email', member.email)}</div></div>`,
  });
}

export const PAYOUT_TEMPLATES = [
  ...templatesOf('ebay', 'seller-mobile', { 'payments-activity': activity }),
  ...templatesOf('ebay', 'desktop-listing', { 'monthly-statement': monthlyStatement }),
  ...templatesOf('etsy', 'desktop-listing', { 'account-table': paymentAccountTable }),
  ...templatesOf('facebook', 'desktop-listing', { 'payout-panes': payoutPanes }),
  ...templatesOf('poshmark', 'seller-mobile', { redeemable }),
  ...templatesOf('mercari', 'seller-mobile', {
    'deposit-form': depositForm,
    'payout-mail': payoutMail,
  }),
  ...templatesOf('depop', 'seller-mobile', { 'payout-detail': payoutDetail }),
];

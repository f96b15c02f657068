import { personalMark } from '../marks';
import { randomPerson } from '../people';
import { icon } from '../pieces/icons';
import { orderList } from '../pieces/order-list';
import { orderEntries } from '../pieces/order-entries';
import { givenNameMark, wholeNameMark, randomNameWriter } from '../pieces/people-lines';
import { searchField } from '../pieces/phone';
import { framedBlocks, receiptBlocks, type ReceiptOptions } from '../pieces/receipt';
import { sitePage } from '../pieces/site';
import { tabletPage } from '../pieces/tablet';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';
import { buyerList, orderTable, printedPackingSlip, cashRegisterReceipt } from './receipt-panels';

const sellerOf = (scene: Scene): ReceiptOptions => ({
  side: 'seller',
  naming: randomNameWriter(scene.random),
  member: randomPerson(scene.random),
});

const orderHeading = ({ random, order }: Scene) =>
  random.pick([
    `Order ${personalMark('order', `#${order}`)}`,
    `${random.pick(['Receipt', 'Order details', 'Sale'])} <span class="s13 m">${personalMark('order', order)}</span>`,
    random.pick(['Order details', 'Receipt', 'Sale details']),
  ]);

const panelHead = (scene: Scene) =>
  `<div class="row" style="padding-bottom:8px"><div class="grow ${scene.random.pick(['s17', 's20', 's22'])} b">${orderHeading(scene)}</div>${icon(scene.random.pick(['close', 'more', 'share']), 18)}</div>`;

const BUTTONS = {
  seller: ['Print label', 'Mark as shipped', 'Message buyer', 'Send refund', 'Will ship today'],
  buyer: ['Track package', 'Leave feedback', 'Message seller', 'Return item', 'Download receipt'],
} as const;

const buttonRow = ({ random }: Scene, side: ReceiptOptions['side']) =>
  `<div class="row" style="padding:8px 0"><div class="button grow s13">${random.pick<string>(BUTTONS[side])}</div><div class="button ghost s13">${random.pick(['More', 'Help', 'Save'])}</div></div>`;

/** Draws a wide table of orders. A panel at the right shows the open order. */
function orderDrawer(scene: Scene): string {
  const { random, screen } = scene;
  const options = sellerOf(scene);
  const entries = orderEntries(scene, { count: 9, openAt: random.between(0, 3) });
  const width = random.between(360, 450);
  const drawer = `<div style="flex:none;width:${String(width)}px;height:${String(screen.height - 60)}px;padding:16px 20px;border-left:1px solid var(--line);box-shadow:-8px 0 24px rgba(0,0,0,.18);overflow:hidden">${panelHead(scene)}${maybe(random, 0.5, buttonRow(scene, options.side))}${framedBlocks(scene, receiptBlocks(scene, options))}</div>`;
  const tabs = ['All orders', 'Awaiting shipment (4)', 'Paid and shipped', 'Cancellations'];
  const head = `<div class="s22 b">${random.pick(['Manage all orders', 'Orders', 'Sales'])}</div><div class="row s13" style="gap:18px;padding:8px 0">${tabs.map((tab, index) => `<span class="${index === 0 ? 'sb u' : 'm'}">${tab}</span>`).join('')}</div>`;
  return sitePage(scene, {
    tab: 'Orders',
    path: 'sh/ord/?filter=status:ALL_ORDERS',
    member: options.member,
    body: `<div style="display:flex"><div class="grow" style="padding:14px 22px;overflow:hidden">${head}${orderTable(scene, entries, options.naming)}</div>${drawer}</div>`,
  });
}

/**
 * Draws three columns: the menu of the shop, a list of orders grouped by the day of shipping, and the receipt of an
 * order.
 */
function threePanes(scene: Scene): string {
  const { random } = scene;
  const options = sellerOf(scene);
  const entries = orderEntries(scene, { count: 8, openAt: random.between(0, 2) });
  const menu = ['Dashboard', 'Listings', 'Messages', 'Orders & Delivery', 'Stats', 'Finances'].map(
    (word) =>
      `<div class="s14" style="padding:7px 0">${icon('tag', 14)} &nbsp;${word.replace('&', '&amp;')}</div>`,
  );
  const hello = maybe(
    random,
    0.5,
    `<div class="s16 b">Good ${random.pick(['morning', 'evening'])}, ${givenNameMark(options.member)}</div>`,
  );
  const list = `<div style="flex:none;width:${String(random.between(330, 400))}px;padding:14px 16px;border-right:1px solid var(--line);overflow:hidden">${searchField('Search your orders')}${orderList(scene, entries, options.naming)}</div>`;
  return sitePage(scene, {
    tab: 'Orders & Delivery',
    path: 'your/orders/sold',
    member: options.member,
    body: `<div style="display:flex"><div class="soft" style="width:180px;padding:14px">${hello}${menu.join('')}</div>${list}<div class="grow" style="padding:16px 24px;overflow:hidden">${panelHead(scene)}${framedBlocks(scene, receiptBlocks(scene, options))}${buttonRow(scene, options.side)}</div></div>`,
  });
}

/**
 * Draws the purchases of a member on a tablet: the list is at the left, and the receipt of one purchase is at the
 * right.
 */
function purchasesOnTablet(scene: Scene): string {
  const { random, buyer } = scene;
  const options: ReceiptOptions = {
    side: 'buyer',
    naming: randomNameWriter(random),
    member: buyer,
  };
  const entries = orderEntries(scene, { count: 9, openAt: random.between(0, 3) });
  const account = `<div class="row s13" style="padding:8px 0">${icon('person', 17)}<span class="grow">${random.pick(['Signed in as', 'Hi,'])} ${wholeNameMark(buyer)}</span>${icon('bell', 17)}</div>`;
  const list = `<div class="${random.pick(['', 'soft'])}" style="flex:none;width:${String(random.between(320, 390))}px;padding:8px 16px;border-right:1px solid var(--line);overflow:hidden"><div class="s24 b">${random.pick(['Purchases', 'My orders', 'Bought'])}</div>${maybe(random, 0.6, account)}${orderList(scene, entries, null)}</div>`;
  return tabletPage(
    scene,
    `${list}<div class="grow" style="padding:10px 28px;overflow:hidden">${panelHead(scene)}${framedBlocks(scene, receiptBlocks(scene, options))}${maybe(random, 0.5, buttonRow(scene, options.side))}</div>`,
  );
}

/**
 * Draws the sales of a member on a tablet: a narrow column of icons at the left edge, and then a receipt and the list
 * of sales, in random order.
 */
function salesOnTablet(scene: Scene): string {
  const { random } = scene;
  const options = sellerOf(scene);
  const entries = orderEntries(scene, { count: 10, openAt: random.between(0, 4) });
  const rail = `<div class="soft" style="flex:none;width:64px;padding:16px 0;display:flex;flex-direction:column;gap:26px;align-items:center">${(['home', 'search', 'tag', 'chat', 'person'] as const).map((name) => icon(name, 24)).join('')}</div>`;
  const receipt = `<div class="grow" style="padding:10px 22px;overflow:hidden">${panelHead(scene)}${framedBlocks(scene, receiptBlocks(scene, options))}</div>`;
  const list = `<div style="flex:none;width:${String(random.between(340, 420))}px;padding:10px 16px;border-left:1px solid var(--line);overflow:hidden"><div class="between s18 b"><span>${random.pick(['Sold', 'To ship', 'Recent sales'])}</span><span class="s13 m">${String(random.between(10, 240))}</span></div>${orderList(scene, entries, options.naming)}</div>`;
  return tabletPage(scene, `${rail}${random.chance(0.5) ? receipt + list : list + receipt}`);
}

/** Draws a dimmed list of orders with a window over it that shows a receipt. */
function receiptWindow(scene: Scene): string {
  const { random, screen } = scene;
  const options = sellerOf(scene);
  const width = random.between(430, 560);
  const entries = orderEntries(scene, { count: 8, openAt: random.between(0, 3) });
  // Lets pointer events pass through the dimming layer. Otherwise names below the layer would not count as visible.
  const dim =
    '<div style="position:absolute;inset:0;background:rgba(0,0,0,.35);pointer-events:none"></div>';
  const shown = `<div style="position:absolute;right:${String(random.between(60, 220))}px;top:${String(random.between(90, 130))}px;width:${String(width)}px;max-height:${String(screen.height - 150)}px;overflow:hidden;background:var(--bg);border-radius:12px;padding:18px 22px;box-shadow:0 12px 50px rgba(0,0,0,.5)">${panelHead(scene)}${framedBlocks(scene, receiptBlocks(scene, options))}${maybe(random, 0.5, buttonRow(scene, options.side))}</div>`;
  return sitePage(scene, {
    tab: 'My Sales',
    path: 'order/sales',
    member: options.member,
    body: `<div style="padding:16px 30px"><div class="s24 b">My Sales</div>${orderList(scene, entries, options.naming)}</div>${dim}${shown}`,
  });
}

/** Draws a narrow till receipt next to a dense list of buyers. */
function tillBeside(scene: Scene): string {
  const options = sellerOf(scene);
  const entries = orderEntries(scene, { count: 11, openAt: scene.random.between(0, 5) });
  const sides = [
    cashRegisterReceipt(scene, options.member),
    buyerList(scene, entries, options.naming),
  ];
  return sitePage(scene, {
    tab: 'Sold items',
    path: 'sellinghub/sold-items/',
    member: options.member,
    body: `<div style="display:flex;align-items:flex-start;gap:30px;padding:18px 34px">${(scene.random.chance(0.6) ? sides : sides.toReversed()).join('')}</div>`,
  });
}

/** Draws the preview of a packing slip beside the orders to print. */
function slipPreview(scene: Scene): string {
  const options = sellerOf(scene);
  const entries = orderEntries(scene, { count: 9, openAt: scene.random.between(0, 4) });
  const settings = `<div class="col s13" style="padding-top:10px"><span>☑ Packing slip</span><span>☑ Shipping label 4 × 6</span><span>☐ Gift message</span><div class="button s13">Print ${String(scene.random.between(1, 9))} pages</div></div>`;
  return sitePage(scene, {
    tab: 'Print',
    path: 'lbs/bulk/print',
    member: options.member,
    body: `<div style="display:flex;min-height:${String(scene.screen.height)}px"><div style="flex:none;width:380px;padding:16px 20px"><div class="s18 b">Print orders</div>${orderList(scene, entries.slice(0, 7), options.naming)}${settings}</div><div class="grow" style="background:#83868c;padding:22px">${printedPackingSlip(scene, options.member)}</div></div>`,
  });
}

export const LIST_WITH_RECEIPT_TEMPLATES = [
  ...templatesOf('ebay', 'desktop-listing', {
    'order-drawer': orderDrawer,
    'print-orders': slipPreview,
  }),
  ...templatesOf('etsy', 'desktop-listing', { 'three-panes': threePanes }),
  ...templatesOf('mercari', 'desktop-listing', { 'purchases-tablet': purchasesOnTablet }),
  ...templatesOf('facebook', 'desktop-listing', { 'sales-tablet': salesOnTablet }),
  ...templatesOf('poshmark', 'desktop-listing', { 'receipt-window': receiptWindow }),
  ...templatesOf('depop', 'desktop-listing', { 'till-receipt': tillBeside }),
];

import { randomLabel } from '../../labels';
import { feeMark, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { icon } from '../../pieces/icons';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelProgress, parcelSteps } from '../../pieces/steps';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { bottomTabs, orderDay, orderFacts, FACEBOOK_DELIVERY_STEPS } from './parts';

const GAP = '<div class="gap"></div>';

function purchase(scene: Scene): string {
  const { random, item } = scene;
  const head = `<div class="pad"><div class="s20 b">${random.pick(['Order placed', 'Delivered', 'On its way', 'Thanks for your order'])}</div>${parcelProgress(scene, FACEBOOK_DELIVERY_STEPS)}</div>`;
  const row = `<div class="pad row top">${mainThumbnail(scene, [88, 88])}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s14 m">Sold by ${scene.seller}</div></div></div>`;
  const bill = `<div class="pad"><div class="s17 b">${random.pick(['Payment summary', 'Order summary', 'Payment'])}</div>${buyerCostBreakdown(scene, { price: 'price', marked: true, forBuyer: true })}</div>`;
  const body = `${random.chance(0.6) ? head + row : row + head}${GAP}${inAnyOrder(random, bill, `<div class="pad">${orderFacts(scene)}</div>`, `<div class="pad">${shippingAddressBlock(scene)}</div>`)}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Purchase', 'Order details']), { centred: true }),
    body,
  });
}

function confirmation(scene: Scene): string {
  const { random, item, order } = scene;
  const body = `<div class="center col pad" style="padding-top:30px"><div class="good">${icon('check', 52)}</div><div class="s22 b">${random.pick(['Your order is confirmed', 'You bought this', 'Order confirmed'])}</div><div class="s14 m">${randomLabel(scene, 'order')} ${personalMark('order', order)}</div></div>
    <div class="pad col g12"><div class="card">${mainPhoto(scene, `height:${String(random.between(120, 200))}px;border-radius:8px`)}<div class="s16 sb" style="padding-top:8px">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div></div>${inAnyOrder(random, shippingAddressBlock(scene), `<div>${buyerCostBreakdown(scene, { price: 'price', marked: false, forBuyer: true })}</div>`)}<div class="button square">Message seller</div></div>`;
  return phonePage(scene, { bar: appBar('', { lead: 'close' }), body });
}

function sale(scene: Scene): string {
  const { random, item, buyer } = scene;
  const row = `<div class="pad row top"><div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s13 m">${randomLabel(scene, 'soldDay')} ${orderDay(scene)}</div></div>${mainThumbnail(scene, [92, 92])}</div>`;
  const person = `<div class="pad row">${roundPortrait(random, 44)}<div class="grow"><div class="s15 sb">${personalMark('name', buyer.name)}</div><div class="s13 m">${randomLabel(scene, 'buyer')}</div></div><div class="button plain square s14">Message</div></div>`;
  const body = `${row}${GAP}${inAnyOrder(random, person, `<div class="pad">${shippingAddressBlock(scene)}</div>`, `<div class="pad">${sellerPayoutBreakdown(scene, { marked: false })}</div>`, `<div class="pad">${parcelSteps(scene, FACEBOOK_DELIVERY_STEPS)}</div>`)}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Sale details', 'Order', 'Sold']), { buttons: ['more'] }),
    body,
  });
}

function payout(scene: Scene): string {
  const { random, item, price, order, style } = scene;
  const body = `<div class="pad"><div class="s13 m">${random.pick(['Payout', 'Paid to bank account ••• 4471', 'Estimated payout'])}</div><div class="s32 b">${feeMark('payout', style.money(price - scene.fee))}</div></div><div class="rule"></div>
    <div class="pad">${sellerPayoutBreakdown(scene, { marked: true })}</div>${GAP}<div class="pad row">${mainThumbnail(scene, [56, 56])}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="s12 m">${orderDay(scene)}</div></div></div><div class="padx s13 m">${randomLabel(scene, 'order')} ${personalMark('order', order)}</div>`;
  return phonePage(scene, { bar: appBar('Payout details', { centred: true }), body });
}

/** Draws the page that asks the seller who bought the item, after the seller has marked the listing as sold. */
function whoBought(scene: Scene): string {
  const { random, item, buyer } = scene;
  const other = (name: string) =>
    `<div class="row pad">${roundPortrait(random, 40)}<div class="grow s15">${name}</div><span style="width:20px;height:20px;border-radius:50%;border:2px solid var(--muted)"></span></div>`;
  const chosen = `<div class="row pad soft">${roundPortrait(random, 40)}<div class="grow s15 sb">${personalMark('name', buyer.name)}</div><span class="a">${icon('check')}</span></div>`;
  const body = `<div class="pad row soft">${mainThumbnail(scene, [58, 58])}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div></div></div><div class="pad s20 b">${random.pick(['Who bought this item?', 'Who did you sell this to?', 'Choose the buyer'])}</div>${inAnyOrder(random, chosen, other('Someone else on Facebook'), other('Someone outside Facebook'))}`;
  return phonePage(scene, {
    bar: appBar('Mark as sold', { lead: 'close', centred: true }),
    body,
    below: '<div class="pad rule"><div class="button square">Next</div></div>',
  });
}

function sellingList(scene: Scene): string {
  const { random, item } = scene;
  const chips = ['All', 'Active', 'Sold', 'Drafts'].map(
    (name) =>
      `<span class="pill s14" style="padding:6px 13px;${name === 'Sold' ? 'background:var(--accent);color:var(--bg)' : ''}">${name}</span>`,
  );
  const row = `<div class="row top pad">${mainThumbnail(scene, [100, 100])}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s13 m">Sold on ${orderDay(scene)}</div></div></div><div class="padx row"><div class="button plain square grow s14">${random.pick(['Relist', 'Mark as available'])}</div><div class="button plain square s14">${icon('more', 16)}</div></div>`;
  const body = `<div class="row padx" style="gap:8px">${chips.join('')}</div>${row}${maybe(random, 0.6, '<div class="pad"><div class="card s14">Have something else to sell? Create a listing in a minute.</div></div>')}`;
  return phonePage(scene, {
    bar: appBar('Selling', { buttons: ['search'] }),
    body,
    below: bottomTabs(3),
  });
}

export const FACEBOOK_ORDER_TEMPLATES: readonly Template[] = [
  { name: 'facebook/purchase', platform: 'facebook', layout: 'buyer-mobile', draw: purchase },
  {
    name: 'facebook/confirmation',
    platform: 'facebook',
    layout: 'buyer-mobile',
    draw: confirmation,
  },
  { name: 'facebook/sale', platform: 'facebook', layout: 'seller-mobile', draw: sale },
  { name: 'facebook/payout', platform: 'facebook', layout: 'seller-mobile', draw: payout },
  { name: 'facebook/who-bought', platform: 'facebook', layout: 'seller-mobile', draw: whoBought },
  {
    name: 'facebook/selling-list',
    platform: 'facebook',
    layout: 'seller-mobile',
    draw: sellingList,
  },
];

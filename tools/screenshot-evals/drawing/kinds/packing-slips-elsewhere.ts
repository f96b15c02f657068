import { escapedHtml } from '../marks';
import { browserWindow } from '../pieces/browser';
import { orderNumberLine, trackingLine } from '../pieces/buyer';
import { soldDay } from '../pieces/facts';
import { icon } from '../pieces/icons';
import { paperSheet, qrCodePattern } from '../pieces/paper';
import { shortenedTitle } from '../pieces/parts';
import { appBar, phonePage } from '../pieces/phone';
import { otherPurchase, soldItem } from '../pieces/purchases';
import {
  personAvatar,
  salePeopleOf,
  givenName,
  handleWithOptionalAt,
  nameOrShortName,
  otherSalePeople,
  type SalePeople,
} from '../pieces/sale-people';
import { siteHeader } from '../pieces/site-header';
import { addressBlock, packingSlip, shippingLabel } from '../pieces/slips';
import { furtherMenuEntries } from '../pieces/task-pages';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';

/** Draws the page with a code to show at the counter of the carrier, above the items of the parcel. */
function codePage(scene: Scene): string {
  const { random } = scene;
  const cast = salePeopleOf(scene);
  const side = random.between(120, 200);
  const code = `<div class="center col"><div style="margin:auto;border-radius:10px;overflow:hidden">${qrCodePattern(random, side)}</div><div class="s13 m">${random.pick(['Show this code at any post office', `Scan it at the ${scene.parcel.carrier} counter`, 'The clerk prints your label'])}</div><div class="s13">${trackingLine(scene)}</div></div>`;
  const rest = Array.from({ length: random.between(0, 3) }, (_, place) =>
    otherPurchase(scene, place),
  );
  const items = `<div class="col g12"><div class="s16 b">${random.pick(['In this parcel', 'Pack these items', 'Bundle'])} (${String(rest.length + 1)})</div>${soldItem(scene)}${rest.join('')}</div>`;
  const to = `<div class="s14 row top">${personAvatar(scene, cast.buyer)}<div class="grow">${addressBlock(scene, random.pick(['Ship to', 'Going to', 'Deliver to']), cast.buyer)}</div></div>`;
  const from = addressBlock(scene, random.pick(['From', 'Return to']), cast.member);
  return phonePage(scene, {
    bar: appBar(random.pick(['Ship your item', 'Your label', 'QR code', 'Drop Off']), {
      centred: random.chance(0.5),
      buttons: ['more'],
    }),
    body: `<div class="pad"><div class="${random.pick(['s20', 's24', 's28'])} b" style="line-height:1.2">${random.pick(['Ready to drop off', `Send it to ${givenName(cast.buyer)}`, `Nice, ${givenName(cast.member)}! Now pack it`, 'Label ready'])}</div></div><div class="padx col g16">${inAnyOrder(random, code, items, to, maybe(random, 0.4, `<div class="s13">${from}</div>`))}</div>${furtherMenuEntries(scene)}`,
    below: maybe(random, 0.6, '<div class="pad"><div class="button">Mark as Shipped</div></div>'),
  });
}

/** Draws a shipping label beside the order, on the site. */
function labelPage(scene: Scene): string {
  const { random } = scene;
  const cast = salePeopleOf(scene);
  const width = random.between(330, 420);
  const label = `<div style="flex:none">${paperSheet(shippingLabel(scene, cast, width - 28), `width:${String(width)}px;padding:14px;border:1px solid #999`)}<div class="row" style="padding-top:10px"><span class="button s14">Print label</span><span class="button ghost s14">Packing slip</span></div></div>`;
  const rest = Array.from({ length: random.between(0, 4) }, (_, place) =>
    otherPurchase(scene, place),
  );
  const order = `<div class="grow col g12"><div class="${random.pick(['s22', 's26'])} b">${random.pick([`Label for ${nameOrShortName(random, cast.buyer)}`, 'Shipping label', 'Your label is ready', 'Ship this order'])}</div><div class="s14">${orderNumberLine(scene)} · ${random.pick(['Sold', 'Ordered'])} ${soldDay(scene)}</div><div class="box col g12">${soldItem(scene)}${rest.join('')}</div><div class="s14" style="display:flex;gap:40px">${inAnyOrder(random, addressBlock(scene, 'Ship to', cast.buyer), addressBlock(scene, 'From', cast.member))}</div><div class="s14">${icon('truck', 17)} ${trackingLine(scene)} · ${random.pick(['Label cost', 'Postage'])} ${scene.style.money(scene.shipping || 599)}</div><div class="s13 m">${random.pick(['Box 9 × 6 × 4 in, 1 lb 4 oz', 'Poly mailer, 14 oz', 'Use by Saturday, May 18'])}</div>${maybe(random, 0.7, furtherMenuEntries(scene))}</div>`;
  return browserWindow(scene, {
    tab: random.pick(['Print shipping label', 'Shipping', 'Labels']),
    url: `${scene.platform}.com/you/${random.pick(['label', 'orders/label'])}`,
    body: `${siteHeader(scene, cast)}<div style="display:flex;gap:40px;align-items:flex-start;padding:22px ${String(random.between(26, 80))}px">${random.chance(0.5) ? label + order : order + label}</div>`,
  });
}

/** Draws packing slips of several orders, to be printed together. The first slip is for the sold item. */
function manySlips(scene: Scene): string {
  const { random, others, style, screen } = scene;
  const cast = salePeopleOf(scene);
  const width = Math.round((screen.width - 330) / 2);
  const css = `width:${String(width)}px;padding:22px;height:${String(screen.height - 210)}px;overflow:hidden;box-shadow:0 1px 6px rgba(0,0,0,.3)`;
  const slip = (each: SalePeople, place: number) => {
    const other = others[place];
    const line = other
      ? `<div class="between s12" style="padding:8px 0;border-bottom:1px solid #ccc"><span>1 × ${escapedHtml(shortenedTitle(other.title, 50))}</span><span style="white-space:nowrap">${style.money(other.price)}</span></div>`
      : '';
    return `<div class="col g12 s12"><div class="s18 b">Packing slip</div>${addressBlock(scene, 'Ship to', each.buyer)}${line}<div>${random.pick(['Thank you!', `Thanks, ${givenName(each.buyer)}!`, `Packed by ${givenName(each.member)}`])}</div></div>`;
  };
  const list = [
    cast,
    otherSalePeople(random, cast),
    otherSalePeople(random, cast),
    otherSalePeople(random, cast),
  ].map(
    (each, index) =>
      `<div class="row s13" style="padding:9px 12px;${index === 0 ? 'background:var(--soft)' : ''}">${icon('check', 14)}<div class="grow">${random.chance(0.5) ? handleWithOptionalAt(random, each.buyer) : nameOrShortName(random, each.buyer)}<div class="s12 m">${random.pick(['1 item', '2 items', 'Will Ship by May 4', 'Ready to Print'])}</div></div></div>`,
  );
  return browserWindow(scene, {
    tab: random.pick(['Print packing slips', 'Bulk print', 'Slips']),
    url: `${scene.platform}.com/orders/${random.pick(['print', 'bulk'])}`,
    body: `<div class="between" style="padding:12px 20px"><span class="s20 b">${random.pick(['Print 4 packing slips', 'Packing slips', 'Bulk print'])}</span><span class="button s14">Print All</span></div><div style="display:flex"><div style="width:230px;flex:none">${list.join('')}</div><div style="display:flex;gap:18px;padding:18px;background:#b9bbbf;height:${String(screen.height)}px" class="grow">${paperSheet(packingSlip(scene, cast, random.pick([1, 2, 3])), css)}${paperSheet(slip(otherSalePeople(random, cast), 7), css)}</div></div>`,
  });
}

export const OTHER_PACKING_SLIP_TEMPLATES = [
  ...templatesOf('depop', 'seller-mobile', { 'slip-code': codePage }),
  ...templatesOf('mercari', 'seller-mobile', { 'slip-code': codePage }),
  ...templatesOf('facebook', 'desktop-listing', { 'slip-label': labelPage }),
  ...templatesOf('mercari', 'desktop-listing', { 'slip-label': labelPage }),
  ...templatesOf('ebay', 'desktop-listing', { 'slip-bulk': manySlips }),
];

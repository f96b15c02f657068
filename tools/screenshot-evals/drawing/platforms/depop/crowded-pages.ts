import { escapedHtml, feeMark } from '../../marks';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerHeadline, orderNumberLine } from '../../pieces/buyer';
import { soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { roundPortrait, mainPhoto, productPhoto, productThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import {
  joinedBlocks,
  buyerBlocks,
  furtherMenuEntries,
  photoBesideLines,
  taskHeading,
} from '../../pieces/task-pages';
import { smallTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { maybe } from '../../variety';
import { sizeConditionAndBrand, depopLogo } from './facts';

/** Draws the seller's next step in large letters, and the title and the other facts of the item in small letters. */
function toSend(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}<div class="s12 m">${sizeConditionAndBrand(scene)}</div>`,
  );
  const sums = `<div>${sellerPayoutBreakdown(scene, { price: random.pick(['soldPrice', 'itemTotal', 'price']), marked: true })}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['', 'Sold', 'Order']), {
      lead: random.pick(['close', 'back']),
      centred: true,
    }),
    body: `<div class="pad">${taskHeading(scene)}</div>${joinedBlocks(scene, random.chance(0.5) ? [item, ...buyerBlocks(scene), sums] : [...buyerBlocks(scene), item, sums])}${furtherMenuEntries(scene)}`,
    below: maybe(
      random,
      0.5,
      '<div class="pad"><div class="button square">Mark as shipped</div></div>',
    ),
  });
}

/** Draws a shop's page with its figures and a grid of items. One item is sold. The lowest items are cut off. */
function shopGrid(scene: Scene): string {
  const { random, others, style, screen, seller } = scene;
  const side = Math.round((screen.width - 30) / 2);
  const sold = `<div style="width:${String(side)}px">${mainPhoto(scene, `height:${String(side)}px`, '<div class="s20 b center" style="position:absolute;inset:0;background:rgba(0,0,0,.4);color:#fff;padding-top:40%">SOLD</div>')}${smallTitle(scene)}<div class="s15 b">${soldPrice(scene)}</div></div>`;
  const beside = others[0]
    ? `<div style="width:${String(side)}px"><div style="height:${String(side)}px;overflow:hidden">${productPhoto(others[0], random)}</div><div class="s13">${escapedHtml(others[0].title.slice(0, 22))}</div><div class="s15 b">${style.money(others[0].price)}</div></div>`
    : '';
  const below = others
    .slice(1, 3)
    .map(
      (other) =>
        `<div style="width:${String(side)}px;height:${String(side)}px;overflow:hidden">${productPhoto(other, random)}</div>`,
    );
  return phonePage(scene, {
    bar: appBar(seller, { centred: true, buttons: ['share'] }),
    body: `<div class="pad row">${roundPortrait(random, 64)}<div class="grow"><div class="s18 b">${seller}</div><div class="s13 m">${String(random.between(3, 900))} sold · ${String(random.between(10, 9000))} followers</div></div></div><div class="padx s14">ships tues + fri 📦 no returns, offers welcome ✨</div><div style="display:flex;gap:10px;padding:12px 10px">${random.chance(0.5) ? sold + beside : beside + sold}</div><div style="display:flex;gap:10px;padding:0 10px">${below.join('')}</div>`,
  });
}

/**
 * Draws the list of the seller's sales on the site. The chosen sale is at the right, and its buyer is above its item.
 */
function salesWindow(scene: Scene): string {
  const { random, others, price, fee, style } = scene;
  const rows = others
    .slice(0, 6)
    .map(
      (other) =>
        `<div class="row s12 m" style="padding:6px 0">${productThumbnail(other, random, [36, 44], 2)}<span class="one grow">${escapedHtml(other.title.slice(0, 18))}</span></div>`,
    );
  const sale = [
    buyerHeadline(scene),
    photoBesideLines(
      scene,
      `${smallTitle(scene)}<div class="s13 m">${sizeConditionAndBrand(scene)}</div><div class="s16 b">${soldPrice(scene)}</div>`,
    ),
    `<div class="s14">${soldDay(scene)} · ${orderNumberLine(scene)}</div><div class="s14">You earned ${feeMark('payout', style.money(price - fee))}</div>`,
  ];
  return browserWindow(scene, {
    tab: 'Sold items',
    url: 'depop.com/sellinghub/sold',
    body: `<div class="row" style="padding:14px 28px">${depopLogo}<div style="width:340px">${searchField('Search')}</div><span class="grow"></span>${icon('heart')}${icon('person')}</div><div style="display:flex;gap:24px;padding:0 28px"><div style="width:240px;overflow:hidden">${rows.join('')}</div><div class="grow box">${joinedBlocks(scene, sale)}</div></div>`,
  });
}

export const DEPOP_CROWDED_PAGE_TEMPLATES = [
  ...templatesOf('depop', 'seller-mobile', { 'to-send': toSend }),
  ...templatesOf('depop', 'buyer-mobile', { 'shop-grid': shopGrid }),
  ...templatesOf('depop', 'desktop-listing', { 'sales-window': salesWindow }),
];

import { randomLabel } from '../../labels';
import { feeMark, personalMark } from '../../marks';
import { buyerHandle } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { productThumbnail } from '../../pieces/pictures';
import { priceHeadline, soldPrice } from '../../pieces/prices';
import { tableWithOneRow } from '../../pieces/table';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import { labelledItemNumber, saleNotes, saleFormat } from './facts';

/** Draws a table with column headings and one order of the seller. */
function headedRow(scene: Scene): string {
  const { random, item, order, style, fee } = scene;
  const columns = shuffled(random, [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: `<div class="row top">${productThumbnail(item, random, [48, 48])}${listingTitle(scene)}</div>`,
      width: '40%',
    },
    { heading: randomLabel(scene, 'price', { colon: false }), cell: soldPrice(scene), right: true },
    { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: soldDay(scene) },
    ...(random.chance(0.5)
      ? [
          {
            heading: randomLabel(scene, 'payout', { colon: false }),
            cell: feeMark('payout', style.money(scene.price - fee)),
            right: true,
          },
        ]
      : []),
    ...(random.chance(0.6)
      ? [
          {
            heading: randomLabel(scene, 'order', { colon: false }),
            cell: personalMark('order', order),
          },
        ]
      : []),
  ]);
  return clippedScreenshot(random.between(760, 1150), tableWithOneRow(scene, columns));
}

/** Draws a row with only photo, title, price and day. */
function bareRow(scene: Scene): string {
  const { random, item } = scene;
  const left = listingTitle(scene);
  const right = `<div class="right">${priceHeadline(scene)}</div>`;
  return clippedScreenshot(
    random.between(340, 560),
    `<div class="row pad">${productThumbnail(item, random, [52, 52])}<div class="grow">${left}<div class="s12 m">${soldDay(scene)}</div></div>${right}</div>`,
  );
}

/** Draws a row without a photo. The price is at the left. */
function priceLeft(scene: Scene): string {
  const { random } = scene;
  return clippedScreenshot(
    random.between(420, 700),
    `<div class="row top pad" style="gap:18px"><div style="min-width:96px">${priceHeadline(scene, random.pick(['above', 'none', 'below']))}</div><div class="grow">${listingTitle(scene)}<div class="s12 m">${soldDay(scene)} · ${saleFormat(scene)}</div></div></div>`,
  );
}

/** Draws an entry of the app's list of sold items, as a card with buttons. */
function soldEntry(scene: Scene): string {
  const { random, item } = scene;
  const lines = inAnyOrder(
    random,
    listingTitle(scene),
    `${priceHeadline(scene)}${maybe(random, 0.5, saleNotes(scene))}`,
    `<div class="s12 m">Sold ${soldDay(scene)}</div>`,
    `<div class="s12 m">${randomLabel(scene, 'buyer')} ${buyerHandle(scene)}</div>`,
  );
  return clippedScreenshot(
    random.between(350, 430),
    `<div class="box" style="margin:8px"><div class="row top">${productThumbnail(item, random, [92, 92])}<div class="grow col g2">${lines}</div></div><div class="row" style="padding-top:10px"><div class="button ghost grow s13">Add tracking</div><div class="button grow s13">Print label</div></div></div>`,
  );
}

/** Draws a wide row with the facts in columns but without headings. */
function wideRow(scene: Scene): string {
  const { random, item, order } = scene;
  return clippedScreenshot(
    random.between(820, 1150),
    `<div class="row top pad" style="gap:24px">${productThumbnail(item, random, [84, 84])}<div style="width:36%">${listingTitle(scene)}<div class="s12 m">${labelledItemNumber(scene)}</div></div>${shuffled(random, [`<div>${priceHeadline(scene)}</div>`, `<div class="s13">${soldDay(scene)}</div>`, `<div class="s13">${buyerHandle(scene)}</div>`, `<div class="s13">${personalMark('order', order)}</div>`]).join('')}</div>`,
  );
}

export const EBAY_ROW_TEMPLATES = templatesOf('ebay', 'sold-row', {
  'headed-row': headedRow,
  'bare-row': bareRow,
  'price-left': priceLeft,
  'sold-entry': soldEntry,
  'wide-row': wideRow,
});

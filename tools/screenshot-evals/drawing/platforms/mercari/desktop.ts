import { randomLabel } from '../../labels';
import { feeMark, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { factRows } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { shortenedTitle } from '../../pieces/parts';
import { roundPortrait, mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelProgress } from '../../pieces/steps';
import { amountColumn, withSecondColumn, tableWithOneRow } from '../../pieces/table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { purchaseDay, MERCARI_SALE_STEPS, mercariLogo } from './parts';

function webSale(scene: Scene): string {
  const { random, item, order, buyer, parcel, earlierPrice, style } = scene;
  const card = `<div class="row top" style="gap:20px">${mainPhoto(scene, 'width:260px;height:260px;flex:none;border-radius:10px')}<div class="grow col g12"><div class="s22 b">${titleMark(item.title)}</div><div class="s14 m">${random.pick([`Listed at ${style.money(earlierPrice)}`, 'Fixed price', 'Best offer accepted'])}</div>${parcelProgress(scene, MERCARI_SALE_STEPS)}${factRows(
    scene,
    [
      [randomLabel(scene, 'buyer'), personalMark('name', buyer.name)],
      [randomLabel(scene, 'soldDay'), purchaseDay(scene)],
      [randomLabel(scene, 'order'), personalMark('order', order)],
      [randomLabel(scene, 'tracking'), personalMark('tracking', parcel.number)],
    ],
  )}</div></div>`;
  const side = `<div class="card" style="width:320px">${sellerPayoutBreakdown(scene, { marked: true })}</div>`;
  const body = `<div class="row" style="padding:12px 40px">${mercariLogo('s24')}<span class="grow"></span>${icon('bell')}${roundPortrait(random)}</div><div class="rule"></div><div class="row top" style="padding:26px 40px;gap:36px"><div class="grow col g16">${card}${shippingAddressBlock(scene)}</div>${side}</div>`;
  return browserWindow(scene, {
    tab: 'Sold item | Mercari',
    url: `mercari.com/mypage/listings/sold/${order}`,
    body,
  });
}

function salesReport(scene: Scene): string {
  const { random, item, price, style } = scene;
  const columns = [
    {
      heading: randomLabel(scene, 'soldDay', { colon: false }),
      cell: purchaseDay(scene),
      width: '120px',
    },
    amountColumn('Price', soldPrice(scene)),
    amountColumn(
      randomLabel(scene, 'sellerFee', { colon: false }),
      feeMark('fee', style.money(scene.fee)),
    ),
    amountColumn('Net', feeMark('payout', style.money(price - scene.fee))),
  ];
  const first = {
    heading: random.pick(['Item', 'Item title', 'Listing']),
    cell: `<div class="row">${mainThumbnail(scene, [44, 44], 4)}<div class="grow">${titleMark(shortenedTitle(item.title, 70))}</div></div>`,
  };
  const body = `<div class="row" style="padding:12px 40px">${mercariLogo('s24')}<span class="grow"></span>${roundPortrait(random)}</div><div style="padding:18px 40px"><div class="s24 b">${random.pick(['My sales', 'Sales history', 'Sales report'])}</div><div class="row s13 m" style="padding:8px 0 14px"><span class="pill">Last 30 days</span> 1 item sold</div>${tableWithOneRow(scene, random.chance(0.7) ? [first, ...columns] : withSecondColumn(first, columns))}<div class="rule"></div></div>`;
  return browserWindow(scene, { tab: 'Sales | Mercari', url: 'mercari.com/mypage/sales/', body });
}

export const MERCARI_DESKTOP_TEMPLATES: readonly Template[] = [
  { name: 'mercari/web-sale', platform: 'mercari', layout: 'desktop-listing', draw: webSale },
  {
    name: 'mercari/sales-report',
    platform: 'mercari',
    layout: 'desktop-listing',
    draw: salesReport,
  },
];

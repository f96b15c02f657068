import { randomLabel } from '../../labels';
import { personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { browserWindow } from '../../pieces/browser';
import { shortenedTitle } from '../../pieces/parts';
import { mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelSteps } from '../../pieces/steps';
import { amountColumn, tableWithOneRow } from '../../pieces/table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder } from '../../variety';
import { orderDay, orderFacts, etsyPayoutBreakdown, shopMenu } from './parts';

function managerPage(scene: Scene): string {
  const { random, item, buyer } = scene;
  const left = `<div class="grow col g16"><div class="s22 b">${personalMark('name', buyer.name)}</div><div class="row top">${mainThumbnail(scene, [120, 96])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="s14 m">Quantity 1</div></div></div>${orderFacts(scene)}${parcelSteps(scene, ['Ordered', 'Packed', 'Dispatched', 'Delivered'])}</div>`;
  const right = `<div class="card col g16" style="width:330px">${inAnyOrder(random, shippingAddressBlock(scene), `<div>${etsyPayoutBreakdown(scene)}</div>`)}</div>`;
  const body = `<div style="display:flex;height:100%">${shopMenu()}<div class="grow row top" style="padding:24px 30px;gap:30px">${left}${right}</div></div>`;
  return browserWindow(scene, {
    tab: 'Order | Etsy Shop Manager',
    url: 'https://www.etsy.com/your/orders/sold',
    body,
  });
}

function managerTable(scene: Scene): string {
  const { random, item, buyer, order } = scene;
  const first = {
    heading: random.pick(['Item', 'Listing', 'Order']),
    cell: `<div class="row top">${mainThumbnail(scene, [60, 48], 4)}<div class="grow">${titleMark(shortenedTitle(item.title, 75))}</div></div>`,
  };
  const columns = [
    {
      heading: randomLabel(scene, 'buyer', { colon: false }),
      cell: personalMark('name', buyer.name),
      width: '150px',
    },
    {
      heading: randomLabel(scene, 'order', { colon: false }),
      cell: personalMark('order', order),
      width: '110px',
    },
    {
      heading: randomLabel(scene, 'orderDay', { colon: false }),
      cell: orderDay(scene),
      width: '130px',
    },
    amountColumn(randomLabel(scene, 'soldPrice', { colon: false }), soldPrice(scene)),
  ];
  const body = `<div style="display:flex;height:100%">${shopMenu()}<div class="grow" style="padding:24px 26px"><div class="s24 serif">${random.pick(['Orders', 'Sold orders', 'Completed orders'])}</div><div class="row s13" style="padding:10px 0"><span class="pill">Completed</span><span class="pill">This year</span></div>${tableWithOneRow(scene, random.chance(0.6) ? [first, ...columns] : [...columns.slice(0, 2), first, ...columns.slice(2)])}<div class="rule"></div></div></div>`;
  return browserWindow(scene, {
    tab: 'Orders | Etsy',
    url: 'etsy.com/your/orders/sold/completed',
    body,
  });
}

export const ETSY_DESKTOP_TEMPLATES: readonly Template[] = [
  { name: 'etsy/manager-page', platform: 'etsy', layout: 'desktop-listing', draw: managerPage },
  { name: 'etsy/manager-table', platform: 'etsy', layout: 'desktop-listing', draw: managerTable },
];

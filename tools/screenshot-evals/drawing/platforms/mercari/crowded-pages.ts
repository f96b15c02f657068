import { dayFormats } from '../../days';
import { escapedHtml, feeMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerHeadline, buyerHandle, orderNumberLine, trackingLine } from '../../pieces/buyer';
import { chatBubble, chatTimestamp } from '../../pieces/chats';
import { labelledFact, soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { randomOtherHandle } from '../../pieces/other-people';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, productThumbnail } from '../../pieces/pictures';
import { soldForPrice, soldPrice } from '../../pieces/prices';
import { parcelSteps } from '../../pieces/steps';
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
import { inAnyOrder, maybe } from '../../variety';
import { bottomTabs, MERCARI_SALE_STEPS, MERCARI_CONDITIONS, mercariLogo } from './parts';

/**
 * Draws a page that shows the seller's next step, and below it the item, the buyer and the amounts in one of three
 * orders.
 */
function timeToPack(scene: Scene): string {
  const { random } = scene;
  const item = photoBesideLines(
    scene,
    `${smallTitle(scene)}<div class="s12 m">${random.pick(MERCARI_CONDITIONS)}</div>`,
  );
  const sums = `<div>${sellerPayoutBreakdown(scene, { marked: true })}</div>`;
  const blocks = buyerBlocks(scene);
  return phonePage(scene, {
    bar: appBar(random.pick(['Order status', '', 'Sale']), { centred: random.chance(0.5) }),
    body: `<div class="pad">${taskHeading(scene)}</div>${joinedBlocks(
      scene,
      random.pick([
        [item, ...blocks, sums],
        [...blocks, item, sums],
        [item, sums, ...blocks],
      ]),
    )}${furtherMenuEntries(scene)}`,
    below: maybe(random, 0.5, '<div class="pad"><div class="button">Print label</div></div>'),
  });
}

/** Draws a purchase that is being delivered. The steps of the delivery are between the heading and the item. */
function arriving(scene: Scene): string {
  const { random } = scene;
  const item = `<div class="row top">${productThumbnail(scene.item, random, [92, 92], 6)}<div class="grow col g4">${inAnyOrder(random, smallTitle(scene), `<div class="s15 b">${soldPrice(scene)}</div>`)}<div class="s12 m">${random.pick(MERCARI_CONDITIONS)}</div></div></div>`;
  return phonePage(scene, {
    bar: appBar('', { buttons: ['chat', 'more'] }),
    body: `<div class="pad"><div class="s26 b">${random.pick(['On its way', 'Arriving Tuesday', 'Almost there!'])}</div></div><div class="padx">${parcelSteps(scene, MERCARI_SALE_STEPS)}<div class="s13">${trackingLine(scene)}</div></div>${joinedBlocks(scene, [item, `<div class="s14">${orderNumberLine(scene)}<div class="m">${soldDay(scene)}</div></div>`, `<div class="s14">${addressOf(scene)}</div>`])}${furtherMenuEntries(scene)}`,
  });
}

/** Draws a list of notifications that includes the sale. */
function inbox(scene: Scene): string {
  const { random } = scene;
  const entry = (photo: string, html: string) =>
    `<div class="row top" style="padding:11px 16px;border-bottom:1px solid var(--line)">${photo}<div class="grow s14">${html}<div class="s12 m">${random.pick(['1h', '2d', 'Yesterday', dayFormats.withoutYear(scene.soldOn)])}</div></div></div>`;
  const heading = `<div class="${random.pick(['s14', 's16'])} b">${random.pick(['Your item sold!', 'You made a sale', 'Cha-ching!'])}</div>`;
  const sale = entry(
    productThumbnail(scene.item, random, [52, 52], 6),
    `${heading}${smallTitle(scene)}<div>${soldForPrice(scene)} · ${buyerHandle(scene)}</div>`,
  );
  const others = [
    `<b>New follower</b><div>${randomOtherHandle(scene)} started following you</div>`,
    '<b>Price drop</b><div>An item you liked is now 15% off</div>',
    '<b>Reminder</b><div>Ship your item within 3 days, or it will be cancelled</div>',
    '<b>Offer expired</b><div>The buyer did not answer</div>',
  ].map((html) => entry(roundPortrait(random, 44), html));
  return phonePage(scene, {
    bar: appBar('Notifications', { centred: true }),
    body: inAnyOrder(random, sale, ...others),
    below: bottomTabs(3),
  });
}

/** Draws a chat about a sale, with the item at the top. */
function chatTop(scene: Scene): string {
  const { random } = scene;
  const item = `<div class="row soft pad">${productThumbnail(scene.item, random, [46, 46], 4)}<div class="grow">${smallTitle(scene)}<div class="s14 sb">${soldPrice(scene)}</div></div>${random.chance(0.5) ? icon('right', 16) : ''}</div>`;
  const talk = [
    'hi is this still for sale?',
    'Yes it is!',
    'would you do $5 less? 🙏',
    'Sorry, firm on price. Shipping is free though',
    'ok bought it, thank you!!',
    'Thanks, will ship tomorrow 📦',
  ];
  return phonePage(scene, {
    bar: `<div class="padx" style="padding-bottom:8px">${buyerHeadline(scene)}</div>`,
    body: `${item}${chatTimestamp(soldDay(scene))}${talk
      .slice(random.between(0, 3))
      .map((words, index) => chatBubble(words, index % 2 === 1))
      .join('')}`,
    below: `<div class="pad"><div class="soft s14 m" style="padding:9px 14px;border-radius:18px">Message</div></div>`,
  });
}

/** Draws the order on the site in three columns. */
function threeColumns(scene: Scene): string {
  const { random, price, fee, style } = scene;
  const column = (html: string) =>
    `<div class="${random.pick(['box', 'card'])}" style="flex:1;min-width:0">${html}</div>`;
  const columns = [
    column(
      `${photoBesideLines(scene, `${smallTitle(scene)}<div class="s12 m">${random.pick(MERCARI_CONDITIONS)}</div>`)}<div class="rule" style="margin:8px 0"></div>${buyerCostBreakdown(scene, { price: 'price', marked: true })}`,
    ),
    column(
      `${buyerHeadline(scene)}<div class="s14" style="padding-top:10px">${addressOf(scene)}</div>${labelledFact(scene, 'tracking', trackingLine(scene))}`,
    ),
    column(
      `<div class="s20 b">You made ${feeMark('payout', style.money(price - fee))}</div><div class="s13 m">${orderNumberLine(scene)}</div>${parcelSteps(scene, MERCARI_SALE_STEPS)}`,
    ),
  ];
  return browserWindow(scene, {
    tab: 'Order status',
    url: 'mercari.com/transaction/order_status',
    body: `<div class="row" style="padding:14px 40px">${mercariLogo('s26')}<span class="grow"></span>${icon('bell')}${icon('person')}</div><div style="padding:0 40px"><div class="s28 b" style="padding:10px 0">${random.pick(['Order status', 'Ready to ship', escapedHtml('Sale & shipping')])}</div><div style="display:flex;gap:16px;align-items:flex-start">${inAnyOrder(random, ...columns)}</div></div>`,
  });
}

export const MERCARI_CROWDED_PAGE_TEMPLATES = [
  ...templatesOf('mercari', 'seller-mobile', {
    'time-to-pack': timeToPack,
    inbox,
    'chat-top': chatTop,
  }),
  ...templatesOf('mercari', 'buyer-mobile', { arriving }),
  ...templatesOf('mercari', 'desktop-listing', { 'three-columns': threeColumns }),
];

import { randomLabel } from '../../labels';
import { personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { pushBanner, lockScreen } from '../../pieces/banners';
import { chatBubble, messageComposer, chatTimestamp } from '../../pieces/chats';
import { mailOnPhone } from '../../pieces/mails';
import { shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { etsyLogo, orderDay, orderFacts } from './parts';

function buyerMessages(scene: Scene): string {
  const { random, item, buyer, order } = scene;
  const head = `<div class="row pad soft">${mainThumbnail(scene, [52, 52], 6)}<div class="grow"><div class="t">${titleMark(shortenedTitle(item.title, 60))}</div><div class="s13">${soldPrice(scene)} <span class="m">· ${randomLabel(scene, 'order')} ${personalMark('order', order)}</span></div></div></div>`;
  const body = `${head}${chatTimestamp(orderDay(scene))}${chatBubble(random.pick(['Hi! I just ordered. Could you add a gift note?', 'Hello, can it arrive before the weekend?', 'Is this dishwasher safe?']))}${chatBubble('Of course, thank you for your order!', true)}${chatBubble('Wonderful')}${maybe(random, 0.5, chatTimestamp('Order marked as shipped'))}`;
  return phonePage(scene, {
    bar: appBar(personalMark('name', buyer.name), { buttons: ['more'] }),
    body,
    below: messageComposer('Type your message'),
  });
}

function saleMail(scene: Scene): string {
  const { random, item, style } = scene;
  const body = `<div class="pad col g12">${etsyLogo('s28')}<div class="s18">${random.pick(['Congratulations on your Etsy sale of 1 item.', 'You made a sale! Here are the details.', 'Another order is in.'])}</div><div class="rule"></div>${inAnyOrder(
    random,
    `<div class="row top">${mainThumbnail(scene, [90, 90], 4)}<div class="grow s15">${titleMark(item.title)}</div></div>`,
    `<div>${random.pick([`<div class="s15">${randomLabel(scene, 'price', { colon: false })}: <b>${soldPrice(scene)}</b></div>`, `<div class="between s15"><span>${randomLabel(scene, 'price')}</span><span>${soldPrice(scene)}</span></div>`])}<div class="s14">Shipping: ${style.money(scene.shipping)}</div></div>`,
    orderFacts(scene),
  )}${shippingAddressBlock(scene)}<div class="button">View the order</div></div>`;
  return mailOnPhone(scene, {
    subject: random.pick([
      'You made a sale on Etsy',
      'New sale: ship soon',
      'Etsy sale notification',
    ]),
    sender: 'Etsy',
    body,
  });
}

function lockedPhone(scene: Scene): string {
  const { random, item, buyer } = scene;
  const shown = pushBanner(scene, {
    app: random.pick(['Etsy Seller', 'Etsy']),
    heading: random.pick([
      'Cha-ching! You made a sale',
      'New order',
      `New order from ${personalMark('name', buyer.name)}`,
    ]),
    words: `${titleMark(shortenedTitle(item.title, 90))}<br>${random.pick(['1 item · ', '', 'Total of items: '])}${soldPrice(scene)}`,
    aside: maybe(random, 0.5, mainThumbnail(scene, [44, 44], 6)),
  });
  const other = pushBanner(scene, {
    app: 'News',
    heading: 'Evening edition',
    words: 'Five stories for tonight.',
  });
  return lockScreen(scene, shown, random.chance(0.4) ? [other] : []);
}

export const ETSY_MESSAGE_TEMPLATES: readonly Template[] = [
  { name: 'etsy/buyer-messages', platform: 'etsy', layout: 'seller-mobile', draw: buyerMessages },
  { name: 'etsy/sale-mail', platform: 'etsy', layout: 'seller-mobile', draw: saleMail },
  { name: 'etsy/lock-screen', platform: 'etsy', layout: 'seller-mobile', draw: lockedPhone },
];

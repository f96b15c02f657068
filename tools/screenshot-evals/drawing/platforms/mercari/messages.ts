import { randomLabel } from '../../labels';
import { personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { pushBanner, lockScreen } from '../../pieces/banners';
import { chatBubble, messageComposer, chatTimestamp } from '../../pieces/chats';
import { icon } from '../../pieces/icons';
import { mailOnDesktop, mailOnPhone } from '../../pieces/mails';
import { appBar, phonePage } from '../../pieces/phone';
import { mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { purchaseDay, mercariLogo } from './parts';

function saleChat(scene: Scene): string {
  const { random, item, buyer } = scene;
  const head = `<div class="row pad soft">${mainThumbnail(scene, [48, 48], 6)}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)} <span class="m">${random.pick(['· Sold', '· In progress', ''])}</span></div></div>${icon('right', 16)}</div>`;
  const name = personalMark('name', buyer.name);
  const body = `${head}${chatTimestamp(purchaseDay(scene))}${chatTimestamp(random.pick([`${name} purchased this item`, `You sold this item to ${name}`, `Sold to ${name}`]))}${chatBubble(random.pick(['Hi! Thanks so much, excited to get it.', 'Hello, please ship soon if you can!', 'Is the box included?']))}${chatBubble('Thank you! I will ship it tomorrow.', true)}${maybe(random, 0.5, chatBubble(random.pick(['Great', 'No rush at all.'])))}${chatTimestamp(random.pick(['Label printed', 'Shipped']))}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Messages', name]), { buttons: ['more'] }),
    body,
    below: messageComposer('Type a message'),
  });
}

const mailWords = (scene: Scene) => {
  const { random, item, order } = scene;
  const photo = mainPhoto(scene, `height:${String(random.between(130, 220))}px;border-radius:8px`);
  const words = inAnyOrder(
    random,
    `<div><div class="t">${titleMark(item.title)}</div></div>`,
    `<div class="s15">${randomLabel(scene, 'soldPrice', { colon: false })}: <b>${soldPrice(scene)}</b></div>`,
    `<div class="s14">${randomLabel(scene, 'order', { colon: false })}: ${personalMark('order', order)}</div>`,
    shippingAddressBlock(scene),
  );
  return `<div class="col g12">${mercariLogo('s26')}<div class="s16">${random.pick(['Great news, your item sold!', 'Congrats on your sale. Here is what to do next.', 'Time to pack.'])}</div>${photo}${words}<div class="s13 m">${randomLabel(scene, 'orderDay')} ${purchaseDay(scene)}</div><div class="button">${random.pick(['View order', 'Print label'])}</div></div>`;
};

const SUBJECTS = [
  'You made a sale',
  'Your item sold! Ship it now',
  'Time to ship: your item sold',
] as const;

const saleMail = (scene: Scene) =>
  mailOnPhone(scene, {
    subject: scene.random.pick(SUBJECTS),
    sender: 'Mercari',
    body: `<div class="pad">${mailWords(scene)}</div>`,
  });

const saleMailOnDesktop = (scene: Scene) =>
  mailOnDesktop(scene, {
    subject: scene.random.pick(SUBJECTS),
    sender: 'Mercari',
    body: mailWords(scene),
  });

function lockedPhone(scene: Scene): string {
  const { random, item, buyer } = scene;
  const shown = pushBanner(scene, {
    app: 'Mercari',
    heading: random.pick([
      'You made a sale!',
      'Your item sold',
      `${personalMark('name', buyer.name)} bought your item`,
    ]),
    words: `${titleMark(item.title)}<br>${random.pick(['Sold for ', 'Price: ', ''])}${soldPrice(scene)}`,
    aside: mainThumbnail(scene, [44, 44], 6),
  });
  const other = pushBanner(scene, {
    app: 'Weather',
    heading: 'Rain soon',
    words: 'Rain starts in 20 minutes.',
  });
  return lockScreen(scene, shown, random.chance(0.5) ? [other] : []);
}

export const MERCARI_MESSAGE_TEMPLATES: readonly Template[] = [
  { name: 'mercari/sale-chat', platform: 'mercari', layout: 'seller-mobile', draw: saleChat },
  { name: 'mercari/sale-mail', platform: 'mercari', layout: 'seller-mobile', draw: saleMail },
  {
    name: 'mercari/mail-desktop',
    platform: 'mercari',
    layout: 'desktop-listing',
    draw: saleMailOnDesktop,
  },
  { name: 'mercari/lock-screen', platform: 'mercari', layout: 'seller-mobile', draw: lockedPhone },
];

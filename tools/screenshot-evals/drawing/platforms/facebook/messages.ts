import { randomLabel } from '../../labels';
import { personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { pushBanner, lockScreen } from '../../pieces/banners';
import { browserWindow } from '../../pieces/browser';
import { chatBubble, messageComposer, chatTimestamp } from '../../pieces/chats';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { mailOnDesktop, mailOnPhone } from '../../pieces/mails';
import { randomOtherGivenName, randomOtherName } from '../../pieces/other-people';
import { shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { orderDay, townWithState, siteBar } from './parts';

const QUESTIONS = [
  'Is this still available?',
  'Hi, is this available?',
  'Could you hold it until Friday?',
  'Would you take less?',
] as const;
const ANSWERS = ['Yes it is!', 'It is. When can you pick up?', 'Yes, cash only please'] as const;

/** Draws a chat in Messenger. The listing is at the top, and a line below the messages reports the sale. */
function sellerChat(scene: Scene): string {
  const { random, item, buyer } = scene;
  const name = personalMark('name', buyer.name);
  const head = `<div class="row pad" style="border-bottom:1px solid var(--line)">${mainThumbnail(scene, [46, 46], 8)}<div class="grow"><div class="t">${titleMark(shortenedTitle(item.title, 50))}</div><div class="s13 m">${soldPrice(scene)} ${random.pick(['· Sold', '– Sold', ''])}</div></div><span class="button plain s13" style="padding:6px 10px">${random.pick(['Mark as available', 'See listing'])}</span></div>`;
  const end = chatTimestamp(
    random.pick([
      'You marked the listing as sold.',
      `You sold this item to ${name}.`,
      `You marked this as sold to ${name}`,
    ]),
  );
  const body = `${head}${chatTimestamp(`${name} started this chat`)}${chatBubble(random.pick(QUESTIONS))}${chatBubble(random.pick(ANSWERS), true)}${chatBubble(random.pick(['Great, 5:30 tonight?', 'I can come at 6', 'Perfect']))}${maybe(random, 0.5, chatBubble(`${personalMark('address', buyer.street)} is where I live`))}${end}`;
  return phonePage(scene, {
    bar: appBar(random.pick([name, 'Marketplace']), { buttons: ['more'] }),
    body,
    below: messageComposer('Aa'),
  });
}

/** Draws a chat with a card of the sale between the messages. */
function saleCard(scene: Scene): string {
  const { random, item, buyer, earlierPrice, style } = scene;
  const card = `<div class="padx"><div style="border:1px solid var(--line);border-radius:14px;overflow:hidden">${mainPhoto(scene, `height:${String(random.between(110, 190))}px`)}<div class="pad col g4"><div class="s12 m">${random.pick(['You sold', 'Sold', 'Listing sold', 'Marketplace · Sold'])}</div><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div>${maybe(random, 0.5, `<div class="s13 m">to ${personalMark('name', buyer.name)}</div>`)}</div></div></div>`;
  const before = `${chatBubble(random.pick(QUESTIONS))}${chatBubble(random.pick([`I have it at ${style.money(earlierPrice)} now`, 'Yes, still here', 'Sure']), true)}${chatBubble('ok deal')}`;
  const body = `${chatTimestamp(orderDay(scene))}${before}${card}${chatTimestamp(`Sold to ${personalMark('name', buyer.name)}`)}${chatBubble('Thanks again!')}`;
  return phonePage(scene, {
    bar: appBar(personalMark('name', buyer.name), { buttons: ['search', 'more'] }),
    body,
    below: messageComposer('Message'),
  });
}

function buyerChat(scene: Scene): string {
  const { random, item } = scene;
  const seller = random.chance(0.7) ? randomOtherName(scene) : scene.seller;
  const head = `<div class="pad center col">${mainPhoto(scene, 'width:96px;height:96px;margin:auto;border-radius:12px')}<div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)} <span class="m">in ${townWithState(scene)}</span></div></div>`;
  const body = `${head}${chatTimestamp(`You started this chat. ${random.pick(['View seller profile', 'View listing'])}`)}${chatBubble(random.pick(QUESTIONS), true)}${chatBubble(random.pick(ANSWERS))}${chatBubble('On my way', true)}${chatTimestamp(random.pick([`${seller} marked the listing as sold.`, 'This listing is sold. Rate your experience.']))}`;
  return phonePage(scene, {
    bar: appBar(seller, { buttons: ['more'] }),
    body,
    below: messageComposer('Aa'),
  });
}

function webChat(scene: Scene): string {
  const { random, item, buyer, screen } = scene;
  const name = personalMark('name', buyer.name);
  const list = ['Kitchen table', 'Kids bike', 'Lawn mower'].map(
    (words) =>
      `<div class="row pad">${roundPortrait(random, 48)}<div><div class="s14">${randomOtherGivenName(scene)} · ${words}</div><div class="s12 m">Sounds good · 3w</div></div></div>`,
  );
  const chat = `<div class="grow" style="border-left:1px solid var(--line)"><div class="row pad" style="border-bottom:1px solid var(--line)">${mainThumbnail(scene, [52, 52], 8)}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="s14 m">${soldPrice(scene)}</div></div><span class="pill">Sold</span></div>${chatTimestamp(orderDay(scene))}${chatBubble(random.pick(QUESTIONS))}${chatBubble(random.pick(ANSWERS), true)}${chatBubble('Great')}${chatTimestamp(`You sold this to ${name}.`)}</div>`;
  return browserWindow(scene, {
    tab: 'Messenger | Facebook',
    url: 'https://www.facebook.com/messages/t/',
    body: `${siteBar(scene)}<div style="display:flex;height:${String(screen.height - 130)}px"><div style="width:320px"><div class="pad s22 b">Chats</div><div class="row pad soft">${roundPortrait(random, 48)}<div><div class="s14 sb">${name}</div><div class="s12 m">Marketplace</div></div></div>${list.join('')}</div>${chat}</div>`,
  });
}

const mailWords = (scene: Scene) => {
  const { random, item, order } = scene;
  return `<div class="col g12"><b class="a s22">${random.pick(['facebook', 'Marketplace'])}</b><div class="s17">${random.pick(['Your item sold. Ship it within 3 days.', 'You have a new order!', 'Good news: you sold something.'])}</div><div class="row top">${mainPhoto(scene, 'width:120px;height:120px;flex:none')}<div class="grow col">${inAnyOrder(random, `<div class="t">${titleMark(item.title)}</div>`, `<div class="s15">${random.pick(['Price:', 'Sold for', ''])} ${soldPrice(scene)}</div>`)}</div></div><div class="s14">${randomLabel(scene, 'orderDay', { colon: false })}: ${orderDay(scene)}<br>${randomLabel(scene, 'order', { colon: false })}: ${personalMark('order', order)}</div>${shippingAddressBlock(scene)}<div class="button square">See order</div></div>`;
};
const SUBJECTS = [
  'You made a sale on Marketplace',
  'New order: ship it soon',
  'Your item was purchased',
] as const;

const saleMail = (scene: Scene) =>
  mailOnPhone(scene, {
    subject: scene.random.pick(SUBJECTS),
    sender: 'Facebook Marketplace',
    body: `<div class="pad">${mailWords(scene)}</div>`,
  });

const webMail = (scene: Scene) =>
  mailOnDesktop(scene, {
    subject: scene.random.pick(SUBJECTS),
    sender: 'Facebook',
    body: mailWords(scene),
  });

function lockedPhone(scene: Scene): string {
  const { random, item, buyer } = scene;
  const shown = pushBanner(scene, {
    app: random.pick(['Facebook', 'Marketplace', 'Messenger']),
    heading: random.pick([
      'Your item sold',
      `${personalMark('name', buyer.name)} bought your item`,
      'New order',
    ]),
    words: `${titleMark(item.title)}<br>${soldPrice(scene)}`,
    aside: maybe(random, 0.5, mainThumbnail(scene, [42, 42], 6)),
  });
  const other = pushBanner(scene, {
    app: 'Calendar',
    heading: 'Dentist',
    words: 'Tomorrow at 10:30',
  });
  return lockScreen(scene, shown, random.chance(0.5) ? [other] : []);
}

function notice(scene: Scene): string {
  const { random, item, buyer } = scene;
  const name = personalMark('name', buyer.name);
  return clippedScreenshot(
    random.between(360, 440),
    `<div class="row top pad soft">${roundPortrait(random, 52)}<div class="grow col g2"><div class="s15"><b>${name}</b> ${random.pick(['bought your item.', 'is the buyer of your listing:'])}</div><div class="t">${titleMark(shortenedTitle(item.title, 55))}</div><div class="p">${soldPrice(scene)} · ${random.pick(['Sold', 'Order placed'])}</div><div class="s12 m">${orderDay(scene)}</div></div>${random.chance(0.5) ? mainThumbnail(scene, [60, 60], 6) : icon('more')}</div>`,
  );
}

export const FACEBOOK_MESSAGE_TEMPLATES: readonly Template[] = [
  { name: 'facebook/seller-chat', platform: 'facebook', layout: 'seller-mobile', draw: sellerChat },
  { name: 'facebook/sale-card', platform: 'facebook', layout: 'seller-mobile', draw: saleCard },
  { name: 'facebook/buyer-chat', platform: 'facebook', layout: 'buyer-mobile', draw: buyerChat },
  { name: 'facebook/web-chat', platform: 'facebook', layout: 'desktop-listing', draw: webChat },
  { name: 'facebook/sale-mail', platform: 'facebook', layout: 'seller-mobile', draw: saleMail },
  { name: 'facebook/web-mail', platform: 'facebook', layout: 'desktop-listing', draw: webMail },
  {
    name: 'facebook/lock-screen',
    platform: 'facebook',
    layout: 'seller-mobile',
    draw: lockedPhone,
  },
  { name: 'facebook/notice', platform: 'facebook', layout: 'sold-row', draw: notice },
];

import { dayFormats } from '../days';
import { randomLabel } from '../labels';
import { priceMark, titleMark } from '../marks';
import { addressOf } from '../pieces/addresses';
import { orderNumberLine } from '../pieces/buyer';
import {
  randomClockTime,
  randomPeople,
  emailMark,
  randomFaceRenderer,
  firstLines,
  givenNameMark,
  shortenedNameMark,
  sentenceWithNames,
} from '../pieces/crowd';
import { icon } from '../pieces/icons';
import { listedMails } from '../pieces/mail-lists';
import { itemInPersonalMail, orderMail, sellerSaleMail } from '../pieces/mail-sales';
import {
  forwardNote,
  marketplaceGreeting,
  personalGreeting,
  headerLines,
  MARKETPLACE_NAMES,
  plainMailCss,
  quotedMail,
  saleNewsSentence,
  saleMailSubject,
  personalSignature,
  smallPrint,
  quoteHeader,
} from '../pieces/mail-words';
import { appBar, phonePage } from '../pieces/phone';
import { mainThumbnail } from '../pieces/pictures';
import { randomPerson } from '../people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';
import { mailBar, mailButtons } from './mail-frames';
import { paymentMail } from './payment-mails';

/** Draws a mail that reports a sale. Its header lists the sender and the recipients. */
function notice(scene: Scene): string {
  const { random, platform } = scene;
  const me = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const sender = `<b>${MARKETPLACE_NAMES[platform]}</b>`;
  const to = random.pick([
    shortenedNameMark(me),
    givenNameMark(me),
    emailMark(me),
    `me, ${shortenedNameMark(randomPerson(random))}`,
  ]);
  const sent = `<span class="s12 m">${randomClockTime(random)}</span>`;
  const head = `<div class="row" style="padding-bottom:10px">${faces({ ...me, name: MARKETPLACE_NAMES[platform] }, random.between(30, 42))}<div class="grow s14">${random.chance(0.5) ? `<div class="between">${sender}${sent}</div>` : `<div>${sender}</div>${sent}`}<div class="s12 m">To: ${to}</div></div></div>`;
  const subject = `<div class="${random.pick(['s16 b', 's20', 's22 b'])}" style="padding-bottom:8px">${saleMailSubject(scene)}</div>`;
  return phonePage(scene, {
    bar: mailBar(scene),
    body: `<div class="pad">${random.chance(0.5) ? subject + head : head + subject}<div class="${random.pick(['', 'rule', 'box'])}" style="padding-top:10px">${sellerSaleMail(scene, me)}</div></div>`,
    below: mailButtons(scene),
  });
}

/** Draws a mail of the marketplace that a person has forwarded, with a sentence of this person above it. */
function forwarded(scene: Scene): string {
  const { random, platform } = scene;
  const from = randomPerson(random);
  const to = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const head = `<div class="row" style="padding:8px 0">${faces(from, 36)}<div class="grow s14"><b>${shortenedNameMark(from)}</b><div class="s12 m">to ${random.pick([givenNameMark(to), shortenedNameMark(to), 'me'])} · ${randomClockTime(random)}</div></div>${icon('more', 18)}</div>`;
  const line = random.pick([
    '---------- Forwarded message ----------',
    'Begin forwarded message:',
    '-----Original Message-----',
  ]);
  const headers = headerLines(scene, {
    from: `${MARKETPLACE_NAMES[platform]} &lt;sales@example.com&gt;`,
    to: `${shortenedNameMark(from)}${maybe(random, 0.5, ` &lt;${emailMark(from)}&gt;`)}`,
    subject: saleMailSubject(scene),
  });
  const mail = `<div class="s12 m">${line}</div><div class="s12" style="padding:4px 0 10px">${headers}</div>${random.chance(0.6) ? sellerSaleMail(scene, from) : orderMail(scene, from)}`;
  return phonePage(scene, {
    bar: mailBar(scene),
    body: `<div class="pad"><div class="s18 ${random.pick(['', 'sb'])}">${random.pick(['Fwd: ', 'FW: ', 'Fwd: Re: '])}${random.pick(['it sold!', 'your sale', 'Order confirmation', 'can you pack this', 'receipt'])}</div>${head}<div class="s15 col">${maybe(random, 0.7, `<div>${givenNameMark(to)},</div>`)}<div>${forwardNote(random)}</div>${personalSignature(scene, from)}</div><div style="padding-top:12px">${quotedMail(random, mail)}</div></div>`,
    below: mailButtons(scene),
  });
}

const ANSWERS = [
  'Yes! I can ship it tomorrow.',
  'Could you gift wrap it? It is for {name}.',
  'Great, {given} will be so happy.',
  'Do you also have it in Olive?',
  'Please send it to my office, attention {name}.',
  'I asked {given}, and the size is right.',
  'Thanks, ordered it just now. The Tommy Hilfiger one is nice too.',
] as const;

/** Draws a mail conversation: collapsed mails of several people, and then the last mail, with quotes. */
function thread(scene: Scene): string {
  const { random, buyer } = scene;
  const people = randomPeople(random, 3);
  const faces = randomFaceRenderer(random);
  const me = people[0];
  const said = () => sentenceWithNames(random, people, random.pick(ANSWERS));
  const folded = [buyer, ...people.slice(0, random.between(0, 2))].map(
    (person) =>
      `<div class="row" style="padding:9px 0;border-bottom:1px solid var(--line)">${faces(person, 32)}<div class="grow s14"><div class="between"><b>${shortenedNameMark(person, 26)}</b><span class="s12 m">${dayFormats.withoutYear(scene.soldOn)}</span></div><div class="m s13">${firstLines(said(), 1)}</div></div></div>`,
  );
  const sale = `<div class="s14">${itemInPersonalMail(scene)}</div>`;
  const older = `${personalGreeting(random, buyer)} ${said()}<br>${personalSignature(scene, me)}`;
  const last = `<div class="row" style="padding:10px 0">${faces(buyer, 36)}<div class="grow s14"><b>${shortenedNameMark(buyer)}</b><div class="s12 m">${emailMark(buyer)} · ${randomClockTime(random)}</div></div>${icon('star', 17)}</div><div class="s15 col g12"><div>${personalGreeting(random, me)}</div><div>${said()} ${said()}</div>${random.chance(0.5) ? sale : ''}`;
  const hasSale = last.includes('data-truth="title"');
  return phonePage(scene, {
    bar: mailBar(scene),
    body: `<div class="pad"><div class="row top"><div class="grow s20">${random.pick(['Re: your listing', 'Re: Is this available?', 'Re: Re: pickup', 'Question about shipping'])} <span class="pill s11">Inbox</span></div></div>${folded.join('')}${last}${personalSignature(scene, buyer)}<div class="s13 m">${quoteHeader(scene, me)}</div>${quotedMail(random, `${hasSale ? '' : sale}<div class="s14">${older}</div>`)}${maybe(random, 0.7, `<div class="s13 m">${quoteHeader(scene, buyer)}</div>${quotedMail(random, `<div class="s14">${personalGreeting(random, me)} ${said()}<br>${personalSignature(scene, buyer)}</div>`)}`)}</div></div>`,
    below: mailButtons(scene),
  });
}

/** Draws a mail without pictures. Its headers, such as 'From', are lines of text. */
function plain(scene: Scene): string {
  const { random, platform, item, style, price, buyer } = scene;
  const me = randomPerson(random);
  const headers = headerLines(scene, {
    from: random.pick([`${MARKETPLACE_NAMES[platform]} Sales`, 'orders@example.com']),
    to: random.pick([
      shortenedNameMark(me),
      emailMark(me),
      `${shortenedNameMark(me)} &lt;${emailMark(me)}&gt;`,
    ]),
    subject: saleMailSubject(scene),
  });
  const facts = [
    `${randomLabel(scene, 'item')} ${titleMark(item.title)}`,
    `${randomLabel(scene, 'soldPrice')} ${priceMark(style.money(price))}`,
    `${randomLabel(scene, 'buyer')} ${shortenedNameMark(buyer)}`,
    orderNumberLine(scene),
    maybe(random, 0.6, `${randomLabel(scene, 'shipping')} ${style.money(scene.shipping)}`),
    maybe(random, 0.5, 'Color: Ruby / Olive'),
  ].filter((line) => line !== '');
  const start = random.pick(['* ', '- ', '> ', '• ']);
  const mono = plainMailCss(random);
  return phonePage(scene, {
    bar: appBar(random.pick(['Inbox', '', '3 of 118']), { buttons: ['copy', 'mail', 'more'] }),
    body: `<div class="pad col g12" style="${mono}"><div class="s13 soft" style="padding:8px">${headers}</div><div class="s14">${marketplaceGreeting(random, me)}</div><div class="s14">${saleNewsSentence(scene)}</div><div class="s14">${random.chance(0.6) ? facts.map((line) => `<div>${line}</div>`).join('') : inAnyOrder(random, ...facts.map((line) => `<div>${start}${line}</div>`))}</div><div class="s14">${addressOf(scene)}</div><div class="s13">${personalSignature(scene, randomPerson(random))}</div>${smallPrint(scene, me)}</div>`,
    below: mailButtons(scene),
  });
}

/** Draws a receipt that came by mail, on a sheet that partly covers the inbox. */
function sheet(scene: Scene): string {
  const { random, platform } = scene;
  const me = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const rows = listedMails(random, 2).map(({ sender, subject, when }) => {
    const name = typeof sender === 'string' ? sender : shortenedNameMark(sender, 24);
    return `<div class="row" style="padding:7px 16px;border-bottom:1px solid var(--line)">${typeof sender === 'string' ? '' : faces(sender, 30)}<div class="grow s14"><div class="between"><b>${name}</b><span class="s12 m">${when}</span></div><div class="s13">${firstLines(subject, 1)}</div></div></div>`;
  });
  const top = `<div class="row" style="padding-bottom:10px">${random.chance(0.5) ? mainThumbnail(scene, [44, 44], 22) : icon('tag', 26)}<div class="grow"><div class="s16 b">${MARKETPLACE_NAMES[platform]}</div><div class="s12 m">to ${emailMark(me)}</div></div>${icon('close', 18)}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['All inboxes', 'Primary', 'Receipts']), {
      lead: 'menu',
      buttons: ['search'],
    }),
    body: `${rows.join('')}<div style="border-radius:18px 18px 0 0;border-top:1px solid var(--line);box-shadow:0 -4px 18px rgba(0,0,0,.25);padding:14px 16px;min-height:1000px;background:var(--bg)"><div style="width:40px;height:4px;border-radius:2px;background:var(--line);margin:0 auto 10px"></div>${top}${orderMail(scene, me)}</div>`,
  });
}

export const PHONE_MAIL_TEMPLATES = [
  ...templatesOf('ebay', 'seller-mobile', { 'mail-forwarded': forwarded, 'mail-plain': plain }),
  ...templatesOf('poshmark', 'seller-mobile', {
    'mail-notice': notice,
    'mail-forwarded': forwarded,
  }),
  ...templatesOf('depop', 'seller-mobile', { 'mail-notice': notice, 'mail-paid': paymentMail }),
  ...templatesOf('mercari', 'seller-mobile', { 'mail-thread': thread, 'mail-notice': notice }),
  ...templatesOf('facebook', 'seller-mobile', { 'mail-paid': paymentMail, 'mail-thread': thread }),
  ...templatesOf('etsy', 'seller-mobile', { 'mail-plain': plain, 'mail-thread': thread }),
  ...templatesOf('etsy', 'buyer-mobile', { 'mail-sheet': sheet }),
  ...templatesOf('ebay', 'buyer-mobile', { 'mail-sheet': sheet }),
];

import { dayFormats } from '../days';
import { randomLabel } from '../labels';
import { personalMark, titleMark } from '../marks';
import { addressOf } from '../pieces/addresses';
import { orderNumberLine, trackingLine } from '../pieces/buyer';
import {
  randomClockTime,
  emailMark,
  randomFaceRenderer,
  givenNameMark,
  shortenedNameMark,
} from '../pieces/crowd';
import { icon } from '../pieces/icons';
import { listedMails } from '../pieces/mail-lists';
import { orderMail, sellerSaleMail } from '../pieces/mail-sales';
import {
  forwardNote,
  marketplaceGreeting,
  headerLines,
  MARKETPLACE_NAMES,
  plainMailCss,
  quotedMail,
  saleNewsSentence,
  saleMailSubject,
  personalSignature,
  smallPrint,
} from '../pieces/mail-words';
import { soldPrice } from '../pieces/prices';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';
import { PERSONAL_DESKTOP_MAIL_TEMPLATES } from './desktop-mails-by-people';
import {
  openMailPane,
  mailFolders,
  mailList,
  mailProgram,
  mailTable,
  rowOfOpenMail,
  mailRowCount,
} from './mail-panes';

/** Draws the list of mails beside the open mail. In the list, the row of the open mail is near the top. */
function inbox(scene: Scene, subject: string, width: number): string {
  const { random } = scene;
  const others = listedMails(random, mailRowCount(scene, random));
  const people = others.filter(({ sender }) => typeof sender !== 'string');
  const before = people.slice(0, random.between(0, 2));
  const after = others.filter((mail) => !before.includes(mail));
  return mailList(scene, [...before, rowOfOpenMail(scene, subject), ...after], {
    width,
    faces: randomFaceRenderer(random),
    opened: before.length,
  });
}

function senderHead(scene: Scene, me: Person, subject: string): string {
  const { random, platform } = scene;
  const size = random.pick(['s18 sb', 's20', 's22 b', 's24']);
  const buttons = `<span class="row m" style="gap:14px">${icon('back', 16)}${icon('right', 16)}${icon('more', 16)}</span>`;
  const to = random.pick([
    shortenedNameMark(me),
    givenNameMark(me),
    emailMark(me),
    `me; ${shortenedNameMark(randomPerson(random))}`,
  ]);
  return `<div class="${size}" style="padding-bottom:8px">${subject}</div><div class="row" style="padding-bottom:14px">${randomFaceRenderer(random)({ ...me, name: MARKETPLACE_NAMES[platform] }, 38)}<div class="grow s14"><b>${MARKETPLACE_NAMES[platform]}</b> <span class="m s12">${random.pick(['', '&lt;sales@example.com&gt;'])}</span><div class="s12 m">To: ${to}</div></div><span class="s12 m">${dayFormats.weekdayWithoutYear(scene.soldOn)}, ${randomClockTime(random)}</span>${buttons}</div>`;
}

/** Draws a mail program in three columns: the folders, the list of mails, and an open mail that reports the sale. */
function columns(scene: Scene): string {
  const { random } = scene;
  const me = randomPerson(random);
  const subject = saleMailSubject(scene);
  const width = random.between(280, 370);
  const mail = `${senderHead(scene, me, subject)}<div style="max-width:${String(random.between(430, 640))}px;margin:${random.pick(['0', '0 auto'])}" class="${random.pick(['', 'box'])}">${random.chance(0.7) ? sellerSaleMail(scene, me) : orderMail(scene, me)}</div>`;
  return mailProgram(
    scene,
    me,
    `${mailFolders(scene, me, random.between(150, 200))}${inbox(scene, subject, width)}${openMailPane(mail)}`,
  );
}

/** Draws a mail program with the list of mails as a table above the open mail. */
function split(scene: Scene): string {
  const { random } = scene;
  const me = randomPerson(random);
  const subject = saleMailSubject(scene);
  const mails = [rowOfOpenMail(scene, subject), ...listedMails(random, random.between(4, 8))];
  const headers = headerLines(scene, {
    from: `${MARKETPLACE_NAMES[scene.platform]} &lt;no-reply@example.com&gt;`,
    to: `${shortenedNameMark(me)}${maybe(random, 0.6, ` &lt;${emailMark(me)}&gt;`)}`,
    subject,
  });
  const mail = `<div class="soft s12" style="padding:8px 14px">${headers}</div><div style="width:${String(random.between(480, 700))}px;padding:14px">${random.chance(0.5) ? sellerSaleMail(scene, me) : orderMail(scene, me)}</div>`;
  return mailProgram(
    scene,
    me,
    `${mailFolders(scene, me, random.between(140, 190))}${openMailPane(`${mailTable(scene, mails)}${mail}`, '0')}`,
  );
}

/** Draws an open mail without pictures, beside the list of mails. */
function plain(scene: Scene): string {
  const { random, item, buyer, platform } = scene;
  const me = randomPerson(random);
  const subject = saleMailSubject(scene);
  const start = random.pick(['', '', '- ', '* ']);
  const facts = [
    `${randomLabel(scene, 'item')} ${titleMark(item.title)}`,
    `${randomLabel(scene, 'soldPrice')} ${soldPrice(scene)}`,
    `${randomLabel(scene, 'buyer')} ${shortenedNameMark(buyer)} ${maybe(random, 0.5, personalMark('handle', buyer.handle))}`,
    orderNumberLine(scene),
    maybe(random, 0.5, trackingLine(scene)),
  ].filter((line) => line !== '');
  const lines = facts.map((line) => `<div>${start}${line}</div>`);
  const headers = headerLines(scene, {
    from: `${MARKETPLACE_NAMES[platform]} Orders`,
    to: emailMark(me),
    subject,
  });
  const font = plainMailCss(random);
  const mail = `<div class="s13 ${random.pick(['box', 'rule'])}" style="padding:10px">${headers}</div><div class="s14 col g16" style="padding-top:16px;${font}"><div>${marketplaceGreeting(random, me)}</div><div>${saleNewsSentence(scene)}</div><div>${random.chance(0.5) ? lines.join('') : inAnyOrder(random, ...lines)}</div><div>${addressOf(scene)}</div>${personalSignature(scene, randomPerson(random))}${smallPrint(scene, me)}</div>`;
  const list = inbox(scene, subject, random.between(230, 300));
  return mailProgram(
    scene,
    me,
    random.chance(0.6)
      ? `${mailFolders(scene, me)}${list}${openMailPane(mail)}`
      : `${list}${openMailPane(mail)}${mailFolders(scene, me, 160)}`,
  );
}

/** Draws a reply that the seller is writing, above the quoted mail that reports the sale. */
function draft(scene: Scene): string {
  const { random, platform } = scene;
  const me = randomPerson(random);
  const to = randomPerson(random);
  const subject = saleMailSubject(scene);
  const chip = (html: string) => `<span class="pill s13">${html}</span>`;
  const copied = maybe(random, 0.5, ` ${chip(shortenedNameMark(randomPerson(random)))}`);
  const head = `<div class="row s13 rule" style="padding:7px 0"><span class="m">To</span>${chip(random.pick([shortenedNameMark(to), emailMark(to)]))}${copied}</div><div class="row s13 rule" style="padding:7px 0"><span class="m">Subject</span><span>Fwd: ${subject}</span></div>`;
  const quote = `<div class="s12 m">${headerLines(scene, { from: MARKETPLACE_NAMES[platform], to: `${shortenedNameMark(me)} &lt;${emailMark(me)}&gt;`, subject })}</div><div style="padding-top:10px">${sellerSaleMail(scene, me)}</div>`;
  const send = `<div class="row" style="padding:8px 0"><span class="button s13" style="padding:6px 18px">Send</span>${icon('camera', 17)}${icon('copy', 17)}<span class="m s12">Draft saved</span></div>`;
  const mail = `${random.chance(0.5) ? send + head : head}<div class="s14 col g12" style="padding:12px 0;max-width:640px"><div>${givenNameMark(to)},</div><div>${forwardNote(random)}</div>${personalSignature(scene, me)}${quotedMail(random, quote)}</div>`;
  return mailProgram(
    scene,
    me,
    `${maybe(random, 0.8, mailFolders(scene, me, 160))}${inbox(scene, subject, random.between(270, 340))}${openMailPane(mail)}`,
  );
}

export const DESKTOP_MAIL_TEMPLATES = [
  ...templatesOf('ebay', 'desktop-listing', { 'desk-columns': columns, 'desk-plain': plain }),
  ...templatesOf('poshmark', 'desktop-listing', { 'desk-split': split, 'desk-draft': draft }),
  ...templatesOf('depop', 'desktop-listing', { 'desk-columns': columns }),
  ...templatesOf('mercari', 'desktop-listing', { 'desk-draft': draft, 'desk-split': split }),
  ...templatesOf('etsy', 'desktop-listing', { 'desk-plain': plain }),
  ...PERSONAL_DESKTOP_MAIL_TEMPLATES,
];

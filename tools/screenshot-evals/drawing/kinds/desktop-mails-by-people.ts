import { personalMark } from '../marks';
import { addressOf } from '../pieces/addresses';
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
import { itemInPersonalMail } from '../pieces/mail-sales';
import { personalGreeting, quotedMail, personalSignature, quoteHeader } from '../pieces/mail-words';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';
import { openMailPane, mailFolders, mailList, mailProgram, mailRowCount } from './mail-panes';

const TALK = [
  'Hi {given}, is the zipper fine? I would pay $20 more for fast shipping.',
  'All good. {given} checked it this morning, it works.',
  'Perfect, I will buy it now. Please add a card for {name}.',
  'Could {given} pick it up on the way to Charlotte?',
  'It is the Ralph Lauren one, not Tommy Hilfiger, right?',
  'I can meet {given} by the library on Grant Street at 5.',
] as const;

/** Draws a mail conversation of several people, with the sale in the newest mail or quoted in it. */
function stack(scene: Scene): string {
  const { random, buyer } = scene;
  const people = randomPeople(random, 3);
  const faces = randomFaceRenderer(random);
  const me = people[0];
  const said = () => sentenceWithNames(random, people, random.pick(TALK));
  const card = (person: Person, html: string) =>
    `<div class="box" style="margin-bottom:10px"><div class="row">${faces(person, 32)}<div class="grow s14"><b>${shortenedNameMark(person)}</b><div class="s12 m">${random.pick([emailMark(person), `to ${shortenedNameMark(random.pick(people))}`])}</div></div><span class="s12 m">${randomClockTime(random)}</span></div><div class="s14 col g12" style="padding-top:8px">${html}</div></div>`;
  const sale = itemInPersonalMail(scene);
  const cards = [
    card(
      buyer,
      `<div>${personalGreeting(random, me)}</div><div>${said()}</div>${sale}${personalSignature(scene, buyer)}`,
    ),
    card(me, `<div>${said()}</div>${maybe(random, 0.5, personalSignature(scene, me))}`),
    card(
      people[1] ?? buyer,
      `<div>${said()}</div><div class="m s12">${quoteHeader(scene, me)}</div>${quotedMail(random, said())}`,
    ),
  ];
  const subject = random.pick(['Re: your listing', 'Re: Re: shipping', 'Re: question', 'Sold!']);
  const list = mailList(
    scene,
    [
      { sender: buyer, subject, preview: said(), when: randomClockTime(random) },
      ...listedMails(random, mailRowCount(scene, random)),
    ],
    { width: random.between(300, 400), faces, opened: 0 },
  );
  return mailProgram(
    scene,
    me,
    `${maybe(random, 0.7, mailFolders(scene, me))}${list}${openMailPane(`<div class="s20 b" style="padding-bottom:10px">${subject} <span class="s12 m">${String(random.between(2, 9))}</span></div>${random.chance(0.5) ? cards.join('') : inAnyOrder(random, ...cards.slice(0, 2))}`)}`,
  );
}

/** Draws a card about the buyer, at the right of an open mail. */
function contactCard(scene: Scene): string {
  const { random, buyer } = scene;
  const known = randomPeople(random, 3);
  const past = known.map(
    (person) =>
      `<div class="s13" style="padding:5px 0"><b>${shortenedNameMark(person, 24)}</b><div class="s12 m">${firstLines(random.pick(['Re: pickup', 'Thanks again', 'Photos of the crib', 'Rose quartz lamp']), 1)}</div></div>`,
  );
  return `<div style="flex:none;width:${String(random.between(220, 260))}px;border-left:1px solid var(--line);padding:18px 16px"><div class="col g4 ${random.pick(['', 'center'])}">${randomFaceRenderer(random)(buyer, 56)}<div class="s16 b">${shortenedNameMark(buyer, 26)}</div><div class="s12">${emailMark(buyer)}</div><div class="s12">${personalMark('phone', buyer.phone)}</div></div><div class="s12 m up" style="padding:16px 0 4px">${random.pick(['Recent mails', 'You both know', 'Also in this conversation'])}</div>${past.join('')}</div>`;
}

/** Draws an open mail from the buyer, with a card about the buyer beside it. */
function contact(scene: Scene): string {
  const { random, buyer } = scene;
  const me = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const people = randomPeople(random, 2);
  const list = mailList(
    scene,
    [
      { sender: buyer, subject: 'Order', preview: 'Thank you!', when: randomClockTime(random) },
      ...listedMails(random, mailRowCount(scene, random)),
    ],
    { width: random.between(250, 310), faces, opened: 0 },
  );
  const note = sentenceWithNames(random, people, random.pick(TALK));
  const mail = `<div class="row" style="padding-bottom:12px">${faces(buyer, 40)}<div class="grow s14"><b>${shortenedNameMark(buyer)}</b><div class="s12 m">to ${givenNameMark(me)} · ${randomClockTime(random)}</div></div></div><div class="s14 col g12"><div>${personalGreeting(random, me)}</div><div>${note}</div>${itemInPersonalMail(scene)}<div>${addressOf(scene)}</div>${personalSignature(scene, buyer)}<div class="m s12">${quoteHeader(scene, me)}</div>${quotedMail(random, sentenceWithNames(random, people, random.pick(TALK)))}${maybe(random, 0.6, quotedMail(random, `${personalGreeting(random, buyer)} ${sentenceWithNames(random, people, random.pick(TALK))}<br>${personalSignature(scene, me)}`))}</div>`;
  const rail = `<div class="col g16 soft center" style="flex:none;width:54px;padding-top:16px;align-items:center">${(['mail', 'person', 'star', 'tag', 'more'] as const).map((name) => icon(name, 20)).join('')}</div>`;
  return mailProgram(scene, me, `${rail}${list}${openMailPane(mail, '20px')}${contactCard(scene)}`);
}

export const PERSONAL_DESKTOP_MAIL_TEMPLATES = [
  ...templatesOf('facebook', 'desktop-listing', { 'desk-stack': stack, 'desk-contact': contact }),
  ...templatesOf('depop', 'desktop-listing', { 'desk-contact': contact }),
  ...templatesOf('etsy', 'desktop-listing', { 'desk-stack': stack }),
];

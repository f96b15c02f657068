import type { Random } from '../../../../scripts/demo/random';
import { escapedHtml } from '../marks';
import { browserWindow } from '../pieces/browser';
import {
  randomClockTime,
  emailMark,
  firstLines,
  givenNameMark,
  shortenedNameMark,
  sentenceWithNames,
  type DrawFace,
} from '../pieces/crowd';
import { icon } from '../pieces/icons';
import type { ListedMail } from '../pieces/mail-lists';
import { MARKETPLACE_NAMES } from '../pieces/mail-words';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';
import { mailWindow } from './mail-frames';

const FOLDERS = ['Inbox', 'Starred', 'Snoozed', 'Sent', 'Drafts', 'Archive', 'Spam', 'Trash'];
const OWN = [
  'Receipts',
  'Sales May',
  'Sales June',
  'Taxes',
  'Kate Spade',
  'School',
  'To Ship',
  'Etsy shop',
  'Rose Garden Club',
  'From {given}',
  '{name}',
  'Trip with {given}',
];

/** Draws the list of folders of a mailbox. Some folders have the names of people. */
export function mailFolders({ random }: Scene, me: Person, width = 170): string {
  const size = random.pick(['s12', 's13', 's14']);
  const hasIcons = random.chance(0.5);
  const line = (html: string, index: number) =>
    `<div class="${size} one ${index === 0 ? 'soft sb' : ''}" style="padding:5px 14px">${hasIcons ? `${icon(index === 0 ? 'mail' : 'tag', 13)} ` : ''}${html}${maybe(random, 0.3, ` <span class="m s11">${String(random.between(1, 240))}</span>`)}</div>`;
  const own = shuffled(random, OWN)
    .slice(0, random.between(2, 7))
    .map((words, index) =>
      line(sentenceWithNames(random, [randomPerson(random)], words), index + 1),
    );
  const account = random.pick([
    '',
    `<div class="s12 sb" style="padding:4px 14px">${emailMark(me)}</div>`,
    `<div class="s14 b" style="padding:4px 14px">${shortenedNameMark(me, 20)}</div>`,
    `<div class="button s14" style="margin:4px 12px 10px">${random.pick(['Compose', 'New mail', 'Write'])}</div>`,
  ]);
  const heading = `<div class="s11 m up" style="padding:12px 14px 4px">${random.pick(['Labels', 'Folders', 'On My Mac', 'Groups'])}</div>`;
  return `<div style="flex:none;width:${String(width)}px;padding-top:10px;border-right:1px solid var(--line);overflow:hidden">${account}${FOLDERS.slice(0, random.between(5, 8)).map(line).join('')}${heading}${own.join('')}</div>`;
}

/** Returns the row of the open mail in a list of mails. The row shows neither the title nor the price of the item. */
export const rowOfOpenMail = (scene: Scene, subject: string): ListedMail => ({
  sender: MARKETPLACE_NAMES[scene.platform],
  subject,
  preview: escapedHtml(
    scene.random.pick(['Pack it up and drop it off', 'See the details below', '']),
  ),
  when: randomClockTime(scene.random),
});

const shownSender = (sender: ListedMail['sender'], longest: number) =>
  typeof sender === 'string' ? sender : shortenedNameMark(sender, longest);

interface ListLook {
  readonly width: number;
  readonly faces: DrawFace;
  /** The index of the open mail in the list. */
  readonly opened: number;
}

/** Draws the list of mails, with the row of the open mail marked. */
export function mailList(
  { random }: Scene,
  mails: readonly ListedMail[],
  { width, faces, opened }: ListLook,
): string {
  const longest = Math.floor((width - 130) / 8);
  const lines = random.pick([1, 1, 2]);
  const subjectFirst = random.chance(0.25);
  const row = ({ sender, subject, preview, when }: ListedMail, index: number) => {
    const face =
      typeof sender === 'string' ? faces({ ...COMPANY, name: sender }, 32) : faces(sender, 32);
    const who = `<div class="between"><span class="s14 sb one">${shownSender(sender, longest)}</span><span class="s11 m" style="flex:none">${when}</span></div>`;
    const what = `<div class="s13">${firstLines(subject, 1)}</div>`;
    const look =
      index === opened ? 'background:var(--soft);border-left:3px solid var(--accent)' : '';
    return `<div class="row top" style="padding:8px 12px;border-bottom:1px solid var(--line);${look}">${face}<div class="grow">${subjectFirst ? what + who : who + what}<div class="s12 m">${firstLines(preview, lines)}</div></div></div>`;
  };
  const head = random.pick([
    `<div class="between s14 sb" style="padding:10px 12px"><span>Inbox</span><span class="m s12">${random.pick(['Newest', 'Unread', 'By Date'])}</span></div>`,
    `<div class="row s13" style="padding:10px 12px"><span class="pill sb">Focused</span><span class="m">Other</span></div>`,
    `<div style="padding:10px 12px"><div class="s20 b">Inbox</div><div class="s12 m">${String(random.between(20, 4000))} messages, ${String(random.between(1, 90))} unread</div></div>`,
  ]);
  return `<div style="flex:none;width:${String(width)}px;border-right:1px solid var(--line);overflow:hidden">${head}${mails.map(row).join('')}</div>`;
}

const COMPANY: Person = {
  name: '',
  given: '',
  handle: '',
  street: '',
  town: '',
  phone: '',
  email: '',
};

/** Draws the list of mails as a table above the open mail. */
export function mailTable({ random }: Scene, mails: readonly ListedMail[]): string {
  const size = random.pick(['s12', 's13']);
  const box =
    '<span style="display:inline-block;width:12px;height:12px;border:1px solid var(--muted)"></span>';
  const row = ({ sender, subject, preview, when }: ListedMail, index: number) =>
    `<div class="row ${size} ${index === 0 ? 'soft sb' : ''}" style="padding:4px 14px;border-bottom:1px solid var(--line)">${box}${icon('star', 13)}<span style="width:190px;flex:none" class="one">${shownSender(sender, 22)}</span><div class="grow">${firstLines(`${subject} <span class="m">${preview}</span>`, 1)}</div><span class="m" style="flex:none;width:84px;text-align:right">${when}</span></div>`;
  return mails.map(row).join('');
}

/** Draws a mail program in its own window or in a browser. */
export function mailProgram(scene: Scene, me: Person, panes: string): string {
  const { random, screen } = scene;
  const body = `<div style="display:flex;height:${String(screen.height)}px">${panes}</div>`;
  const heading = random.pick([
    'Inbox',
    `Inbox – ${emailMark(me)}`,
    `Inbox – ${shortenedNameMark(me)}`,
    `${givenNameMark(me)}’s mail`,
    'All Inboxes',
  ]);
  return random.chance(0.55)
    ? mailWindow(scene, { heading, body })
    : browserWindow(scene, {
        tab: random.pick(['Inbox - Mail', 'Mail', `(${String(random.between(2, 90))}) Inbox`]),
        url: random.pick(['mail.example.com/inbox', 'webmail.example.com/#all/3']),
        body,
      });
}

/** Returns how many rows of a list of mails fit into a pane that is as high as the screen. */
export const mailRowCount = ({ screen }: Scene, random: Random) =>
  Math.ceil(screen.height / 70) + random.between(-3, 1);

/** Draws the pane with the open mail. */
export const openMailPane = (html: string, padding = '16px 26px') =>
  `<div class="grow" style="overflow:hidden;padding:${padding}">${html}</div>`;

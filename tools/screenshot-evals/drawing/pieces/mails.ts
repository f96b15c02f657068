import type { Random } from '../../../../scripts/demo/random';
import type { Scene } from '../scene';
import { browserWindow } from './browser';
import { icon } from './icons';
import { appBar, phonePage } from './phone';
import { roundPortrait } from './pictures';

export interface Mail {
  readonly subject: string;
  readonly sender: string;
  /** The sender's email address, at example.com. */
  readonly address?: string;
  /** The content as HTML. */
  readonly body: string;
}

const sentAt = (random: Random) =>
  random.pick([
    `${String(random.between(1, 12))}:${String(random.between(10, 59))} ${random.pick(['AM', 'PM'])}`,
    'Yesterday',
    '2 days ago',
    'Mon 8:30 PM',
  ]);

function headOnPhone(random: Random, { sender, address = 'no-reply@example.com' }: Mail): string {
  const to = random.pick(['to me', 'to me', address]);
  return random.pick([
    `<div class="row" style="padding-top:10px">${roundPortrait(random, 36)}<div class="grow s14"><div class="sb">${sender}</div><div class="s12 m">${to} · ${sentAt(random)}</div></div>${icon('back', 18)}</div>`,
    `<div class="row" style="padding-top:6px">${roundPortrait(random, 38)}<div class="grow"><div class="s14 sb">${sender} <span class="m s12">${sentAt(random)}</span></div><div class="s12 m">${to}</div></div>${icon('back', 18)}${icon('more', 18)}</div>`,
  ]);
}

/** Draws an email in a mail app. */
export function mailOnPhone(scene: Scene, mail: Mail): string {
  const { random } = scene;
  const frame = random.pick(['', '', 'box', 'soft']);
  return phonePage(scene, {
    bar: appBar('', {
      buttons: random.pick([['tag', 'mail', 'more'] as const, ['mail', 'more'] as const]),
    }),
    body: `${random.chance(0.5) ? '' : '<div class="rule"></div>'}<div class="pad"><div class="s20">${mail.subject}</div>${headOnPhone(random, mail)}</div><div class="${frame}" style="margin:0 12px;padding:${frame ? '12px' : '4px'}">${mail.body}</div>`,
  });
}

function headOnDesktop(random: Random, { sender, address = 'no-reply@example.com' }: Mail): string {
  const under = random.pick([
    `<b>${sender}</b> &lt;${address}&gt;`,
    `<b>${sender}</b><div class="s12 m">to me</div>`,
  ]);
  return `<div class="row" style="padding:10px 0">${roundPortrait(random, random.pick([36, 40]))}<div class="grow s14">${under}</div><span class="s12 m">${sentAt(random)}</span></div>`;
}

const FOLDERS = ['Inbox', 'Starred', 'Snoozed', 'Sent', 'Drafts', 'Receipts', 'Spam'] as const;

/** Draws an email in a browser, to the right of the folders. */
export function mailOnDesktop(scene: Scene, mail: Mail): string {
  const { random } = scene;
  const hasIcons = random.chance(0.5);
  const folders = FOLDERS.slice(0, random.between(5, 7)).map(
    (name) =>
      `<div class="s14" style="padding:6px 14px">${hasIcons ? `${icon('mail', 15)} &nbsp;` : ''}${name}</div>`,
  );
  const body = `<div style="width:${String(random.between(520, 680))}px;margin:18px ${random.pick(['auto', '0'])}">${mail.body}</div>`;
  return browserWindow(scene, {
    tab: random.pick(['Inbox - Mail', 'Mail', `Inbox (${String(random.between(2, 900))}) - Mail`]),
    url: random.pick(['mail.example.com/inbox/0', 'webmail.example.com/#read']),
    body: `<div style="display:flex"><div style="width:${String(random.between(150, 190))}px;padding-top:16px">${folders.join('')}</div><div class="grow ${random.pick(['', 'box'])}" style="padding:4px 28px"><div class="s22" style="padding:14px 0 6px">${mail.subject}</div>${headOnDesktop(random, mail)}${body}</div></div>`,
  });
}

import type { Scene } from '../scene';
import { browser } from './browser';
import { icon } from './icons';
import { appBar, phone } from './phone';
import { face } from './pictures';

export interface Mail {
  readonly subject: string;
  readonly sender: string;
  /** HTML. */
  readonly body: string;
}

export function mailOnPhone(scene: Scene, { subject, sender, body }: Mail): string {
  const { random } = scene;
  const head = `<div class="pad"><div class="s20">${subject}</div><div class="row" style="padding-top:10px">${face(random, 36)}<div class="grow s14"><div class="sb">${sender}</div><div class="s12 m">to me · ${random.pick(['9:41 AM', 'Yesterday', '2 days ago', '4:05 PM'])}</div></div>${icon('back', 18)}</div></div>`;
  return phone(scene, {
    bar: appBar('', { buttons: ['tag', 'mail', 'more'] }),
    body: `${random.chance(0.5) ? '' : '<div class="rule"></div>'}${head}${body}`,
  });
}

export function mailOnDesktop(scene: Scene, { subject, sender, body }: Mail): string {
  const { random } = scene;
  const folder = (name: string) =>
    `<div class="s14" style="padding:6px 14px">${icon('mail', 15)} &nbsp;${name}</div>`;
  const folders = ['Inbox', 'Starred', 'Snoozed', 'Sent', 'Drafts', 'Receipts']
    .map(folder)
    .join('');
  const head = `<div class="s22" style="padding:14px 0">${subject}</div><div class="row">${face(random, 40)}<div class="grow s14"><b>${sender}</b><div class="s12 m">to me</div></div><span class="s12 m">${random.pick(['10:12 AM', 'Mon 8:30 PM', '3 days ago'])}</span></div>`;
  return browser(scene, {
    tab: random.pick(['Inbox - Mail', 'Mail', '(2) Inbox']),
    address: random.pick(['mail.example.com/inbox/0', 'webmail.example.com/#read']),
    body: `<div style="display:flex"><div style="width:190px;padding-top:16px">${folders}</div><div class="grow" style="padding:4px 28px">${head}<div style="width:${String(random.between(520, 680))}px;margin:18px auto">${body}</div></div></div>`,
  });
}

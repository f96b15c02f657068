import type { Scene } from '../scene';
import { browser } from './browser';
import { icon } from './icons';
import { appBar, phone } from './phone';
import { face } from './pictures';

export const bubble = (words: string, isMine = false) =>
  `<div style="display:flex;padding:3px 14px;justify-content:${isMine ? 'flex-end' : 'flex-start'}"><div class="s15" style="max-width:78%;border-radius:18px;padding:8px 13px;background:${isMine ? 'var(--accent);color:var(--bg)' : 'var(--soft)'}">${words}</div></div>`;

export const stamp = (words: string) =>
  `<div class="center s12 m" style="padding:10px 24px 6px">${words}</div>`;

export const composer = (words: string) =>
  `<div class="row pad rule">${icon('camera')}<div class="soft grow m s14" style="border-radius:18px;padding:8px 14px">${words}</div>${icon('right')}</div>`;

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

export interface Banner {
  readonly app: string;
  /** HTML. */
  readonly heading: string;
  /** HTML. */
  readonly words: string;
  /** HTML of a small picture. */
  readonly aside?: string;
}

export function banner({ random }: Scene, { app, heading, words, aside = '' }: Banner): string {
  const when = random.pick(['now', '2m ago', '14 min', '1h ago', '9:02 AM']);
  const logo = `<div class="center b" style="flex:none;width:36px;height:36px;border-radius:9px;background:var(--accent);color:var(--bg);padding-top:6px">${app.slice(0, 1)}</div>`;
  const text = `<div class="s15 sb">${heading}</div><div class="s14">${words}</div>`;
  return random.pick([
    `<div class="card row" style="border-radius:20px">${logo}<div class="grow">${text}</div><div class="right s12 m">${when}${aside}</div></div>`,
    `<div class="card" style="border-radius:16px"><div class="row s12 m" style="gap:6px;padding-bottom:4px">${icon('tag', 14)}${app} · ${when}</div><div class="row top"><div class="grow">${text}</div>${aside}</div></div>`,
    `<div class="card" style="border-radius:14px"><div class="between s12 m"><span class="up">${app}</span><span>${when}</span></div><div class="row"><div class="grow">${text}</div>${aside}</div></div>`,
  ]);
}

/** Draws a locked phone with one banner. `others` are banners of other apps, as HTML. */
export function lockScreen(scene: Scene, shown: string, others: readonly string[]): string {
  const { random } = scene;
  const date = random.pick(['Tuesday, June 4', 'Friday, October 11', 'Sunday, January 26']);
  const body = `<div class="center" style="padding:40px 0 46px"><div class="s16">${date}</div><div style="font-size:76px;font-weight:600;line-height:1">${String(random.between(1, 12))}:${String(random.between(10, 59))}</div></div><div class="col padx" style="gap:8px">${random.chance(0.5) ? [shown, ...others].join('') : [...others, shown].join('')}</div>`;
  return phone(scene, { bar: '', body });
}

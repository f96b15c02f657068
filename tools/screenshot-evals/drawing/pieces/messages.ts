import { escaped } from '../marks';
import type { Scene } from '../scene';
import { browser } from './browser';
import { icon } from './icons';
import { appBar, phone } from './phone';
import { face } from './pictures';

const clock = ({ random }: Scene) =>
  `${String(random.between(1, 12))}:${String(random.between(10, 59))} ${random.pick(['AM', 'PM'])}`;

interface Mail {
  readonly sender: string;
  readonly address: string;
  /** HTML. */
  readonly subject: string;
  readonly body: string;
}

/** An e-mail in a mail app. */
export function mailOnPhone(scene: Scene, { sender, address, subject, body }: Mail): string {
  const head = `<div class="pad col"><div class="s20">${subject}</div><div class="row">${face(scene.random, 38)}<div class="grow"><div class="s14 sb">${sender} <span class="m s12">${clock(scene)}</span></div><div class="s12 m">${scene.random.pick(['to me', address])}</div></div>${icon('back', 18)}${icon('more', 18)}</div></div>`;
  return phone(scene, {
    bar: appBar('', { buttons: ['mail', 'more'] }),
    body: `${head}<div class="${scene.random.pick(['', 'box', 'soft'])}" style="margin:0 12px;padding:12px">${body}</div>`,
  });
}

/** An e-mail in a browser, between the folders and the edge. */
export function mailOnDesktop(scene: Scene, { sender, address, subject, body }: Mail): string {
  const folders = ['Inbox', 'Starred', 'Sent', 'Drafts', 'Receipts', 'Spam'];
  return browser(scene, {
    tab: `Inbox (${String(scene.random.between(2, 900))}) - Mail`,
    address: 'mail.example.com/inbox/0',
    body: `<div class="row top" style="padding:14px"><div class="col g12 s13" style="width:150px">${folders.map((name) => `<div>${name}</div>`).join('')}</div><div class="grow box"><div class="s22">${subject}</div><div class="row" style="padding:10px 0">${face(scene.random, 36)}<div class="grow s13"><b>${sender}</b> &lt;${address}&gt;</div><span class="s12 m">${clock(scene)}</span></div><div style="max-width:620px">${body}</div></div></div>`,
  });
}

/** A push notification. */
export function pushBanner(
  scene: Scene,
  { app, heading, text }: { readonly app: string; readonly heading: string; readonly text: string },
): string {
  const when = scene.random.pick(['now', '2m ago', '1h ago', 'Yesterday', clock(scene)]);
  return `<div class="soft" style="border-radius:18px;padding:12px 14px"><div class="row top"><span style="width:36px;height:36px;border-radius:9px;background:var(--accent);flex:none"></span><div class="grow"><div class="between s12 m"><span class="lab">${app}</span><span>${when}</span></div><div class="s14 sb">${heading}</div><div class="s14">${text}</div></div></div></div>`;
}

/** A bubble of a chat. */
export const bubble = (text: string, own = false) =>
  `<div style="display:flex;justify-content:${own ? 'flex-end' : 'flex-start'}"><div class="s14 ${own ? '' : 'soft'}" style="max-width:78%;padding:9px 13px;border-radius:16px;${own ? 'background:var(--accent);color:var(--bg)' : ''}">${text}</div></div>`;

/** Short chat lines that say nothing of the price. */
export const smallTalk = ({ random }: Scene) =>
  escaped(
    random.pick([
      'Thanks so much!! can’t wait',
      'When will it ship?',
      'Is this still available?',
      'Thank you for your purchase!',
      'Got it, love it 100%',
      'Will drop it off tomorrow morning',
    ]),
  );

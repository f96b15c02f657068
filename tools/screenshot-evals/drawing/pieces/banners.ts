import type { Scene } from '../scene';
import { icon } from './icons';
import { phonePage } from './phone';

export interface PushBanner {
  readonly app: string;
  /** The heading as HTML. */
  readonly heading: string;
  /** The text as HTML. */
  readonly words: string;
  /** A small picture as HTML. */
  readonly aside?: string;
}

/** Draws a push notification. */
export function pushBanner(
  { random }: Scene,
  { app, heading, words, aside = '' }: PushBanner,
): string {
  const when = random.pick(['now', '2m ago', '14 min', '1h ago', '9:02 AM']);
  const logo = `<div class="center b" style="flex:none;width:36px;height:36px;border-radius:9px;background:var(--accent);color:var(--bg);padding-top:6px">${app.slice(0, 1)}</div>`;
  const text = `<div class="s15 sb">${heading}</div><div class="s14">${words}</div>`;
  return random.pick([
    `<div class="card row" style="border-radius:20px">${logo}<div class="grow">${text}</div><div class="right s12 m">${when}${aside}</div></div>`,
    `<div class="card" style="border-radius:16px"><div class="row s12 m" style="gap:6px;padding-bottom:4px">${icon('tag', 14)}${app} · ${when}</div><div class="row top"><div class="grow">${text}</div>${aside}</div></div>`,
    `<div class="soft row top" style="border-radius:18px;padding:12px 14px"><span style="width:36px;height:36px;border-radius:9px;background:var(--accent);flex:none"></span><div class="grow"><div class="between s12 m"><span class="lab">${app}</span><span>${when}</span></div>${text}</div>${aside}</div>`,
    `<div class="card" style="border-radius:14px"><div class="between s12 m"><span class="up">${app}</span><span>${when}</span></div><div class="row"><div class="grow">${text}</div>${aside}</div></div>`,
  ]);
}

/** Draws a locked phone with one banner about the sale. `others` is the HTML of banners of other apps. */
export function lockScreen(scene: Scene, shown: string, others: readonly string[]): string {
  const { random } = scene;
  const date = random.pick(['Tuesday, June 4', 'Friday, October 11', 'Sunday, January 26']);
  const body = `<div class="center" style="padding:40px 0 46px"><div class="s16">${date}</div><div style="font-size:76px;font-weight:600;line-height:1">${String(random.between(1, 12))}:${String(random.between(10, 59))}</div></div><div class="col padx" style="gap:8px">${random.chance(0.5) ? [shown, ...others].join('') : [...others, shown].join('')}</div>`;
  return phonePage(scene, { bar: '', body });
}

import type { Random } from '../../../../scripts/demo/random';
import type { Scene } from '../scene';
import { icon, type IconName } from './icons';

/** Returns the time of day, as a status bar shows it. */
export function statusBarTime(random: Random): string {
  return `${String(random.between(1, 12))}:${String(random.between(0, 59)).padStart(2, '0')}`;
}

/** Draws the bars of the signal strength in a status bar. */
export function signalBars(): string {
  const bars = [4, 6, 8, 10].map(
    (height) =>
      `<span style="display:inline-block;width:3px;height:${String(height)}px;margin-right:1px;background:currentColor;border-radius:1px"></span>`,
  );
  return `<span>${bars.join('')}</span>`;
}

function iosBar(random: Random): string {
  const battery = `<span style="border-radius:4px;padding:0 4px;background:var(--fg);color:var(--bg);font-size:10px;font-weight:700">${String(random.between(11, 100))}</span>`;
  return `<div class="between sb s15" style="padding:15px 24px 9px 30px;align-items:center"><span>${statusBarTime(random)}</span><span class="row" style="gap:5px">${signalBars()}<span class="s11">${random.pick(['5G', 'LTE', ''])}</span>${battery}</span></div>`;
}

function androidBar(random: Random): string {
  const percent = random.chance(0.7) ? `${String(random.between(9, 100))}%` : '';
  return `<div class="between s13" style="padding:8px 16px;align-items:center"><span>${statusBarTime(random)} ${random.chance(0.4) ? icon('mail', 12) : ''}</span><span class="row" style="gap:5px">${signalBars()}<span class="s12">${percent}</span></span></div>`;
}

export function appBar(
  heading: string,
  {
    lead = 'back',
    buttons = [],
    centred = false,
  }: {
    readonly lead?: IconName;
    readonly buttons?: readonly IconName[];
    readonly centred?: boolean;
  } = {},
): string {
  return `<div class="row padx" style="height:46px;gap:14px;flex:none">${icon(lead)}<div class="grow sb s16 ${centred ? 'center' : ''}">${heading}</div>${buttons.map((name) => icon(name, 21)).join('')}${centred && buttons.length === 0 ? '<span style="width:22px"></span>' : ''}</div>`;
}

export const searchField = (words: string) =>
  `<div class="soft row m s14" style="border-radius:20px;padding:7px 12px;font-weight:400">${icon('search', 15)}${words}</div>`;

export function tabBar(tabs: readonly (readonly [IconName, string])[], current: number): string {
  const tab = ([name, label]: readonly [IconName, string], index: number) =>
    `<div class="center s10 ${index === current ? 'a sb' : 'm'}" style="flex:1">${icon(name, 21)}<div>${label}</div></div>`;
  return `<div class="rule" style="display:flex;padding:6px 4px 2px;background:var(--bg)">${tabs.map(tab).join('')}</div>`;
}

function homeBar(device: Scene['screen']['device']): string {
  return device === 'ios'
    ? '<div style="padding:14px 0 7px;background:var(--bg)"><div style="width:136px;height:5px;border-radius:3px;background:var(--fg);margin:auto"></div></div>'
    : '<div style="padding:9px 0 7px;background:var(--bg)"><div style="width:108px;height:4px;border-radius:2px;background:var(--muted);margin:auto"></div></div>';
}

/** Draws a page on a phone. Cuts the content off at the lower edge of the screen. */
export function phonePage(
  { screen, random }: Scene,
  {
    bar,
    body,
    below = '',
  }: { readonly bar: string; readonly body: string; readonly below?: string },
): string {
  const status = screen.device === 'ios' ? iosBar(random) : androidBar(random);
  return `<div id="shot" style="width:${String(screen.width)}px;height:${String(screen.height)}px;display:flex;flex-direction:column">${status}${bar}<div class="grow" style="overflow:hidden;position:relative">${body}</div><div>${below}${homeBar(screen.device)}</div></div>`;
}

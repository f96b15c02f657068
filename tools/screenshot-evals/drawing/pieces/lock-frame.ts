import { dayFormats } from '../days';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { icon, type IconName } from './icons';
import type { Notification } from './notifications';

const WALLS = {
  light: [
    'linear-gradient(160deg,#f7d9c4,#a9c7e8 60%,#6f8fbf)',
    'linear-gradient(#bfe3f2 40%,#7fb38a 41%,#55825f)',
    'radial-gradient(circle at 70% 20%,#fff3c4,#f0a07a 45%,#a85c7c)',
    'linear-gradient(45deg,#cfd6dd,#eef1f4)',
    'repeating-linear-gradient(115deg,#d8e2dc 0 60px,#ffe5d9 60px 120px)',
  ],
  dark: [
    'linear-gradient(170deg,#0c1026,#3a2257 60%,#8a3a5c)',
    'linear-gradient(#0b1a2b 45%,#123 46%,#071018)',
    'radial-gradient(circle at 30% 75%,#2f6f7a,#10202b 55%,#05090c)',
    'linear-gradient(#000,#000)',
    'repeating-linear-gradient(65deg,#1c1f2b 0 50px,#232738 50px 100px)',
  ],
} as const;

/** CSS variables with the colors inside notifications. These colors do not depend on the wallpaper. */
const CARD_COLORS = {
  light: '--fg:#16171a;--muted:#55585f;--soft:#e9eaee;--line:#d3d5db;color:#16171a',
  dark: '--fg:#f3f3f5;--muted:#b3b5bd;--soft:#3a3b42;--line:#46474f;color:#f3f3f5',
} as const;
const GLASS = {
  light: ['rgba(255,255,255,.86)', '#ffffff', 'rgba(245,245,250,.93)'],
  dark: ['rgba(38,38,44,.88)', '#202124', 'rgba(20,20,24,.93)'],
} as const;

/**
 * Draws the wallpaper, and `body` on top of it. Text that is directly on the wallpaper, such as the clock, gets a color
 * that is readable on it.
 */
export function wallpaper(scene: Scene, body: string): string {
  const { random, screen, theme } = scene;
  const ink = theme === 'dark' || random.chance(0.3) ? '#fff' : '#1d2430';
  const shade =
    ink === '#fff' && theme === 'light'
      ? 'background-color:#345;background-blend-mode:multiply;'
      : '';
  return `<div id="shot" style="width:${String(screen.width)}px;height:${String(screen.height)}px;display:flex;flex-direction:column;background:${random.pick(WALLS[theme])};${shade}color:${ink}">${body}</div>`;
}

/** Draws the status bar of a locked phone, which shows no clock. */
export function lockScreenStatusBar({ random, screen }: Scene): string {
  const left = random.pick([
    'Verizon',
    'T-Mobile',
    'AT&amp;T',
    'No service',
    'Charlie Wireless',
    '',
  ]);
  const right = `<span class="row" style="gap:6px">${icon('bell', 13)}<span>${random.pick(['5G', 'LTE', 'Wi-Fi'])}</span><span>${String(random.between(8, 100))}%</span></span>`;
  return `<div class="between s12 sb" style="padding:${screen.device === 'ios' ? '16px 28px 6px' : '9px 18px 4px'};flex:none"><span>${left}</span>${right}</div>`;
}

/**
 * Draws the time and the date of a locked phone, in the middle or at a side. In some pictures, a line of widgets is
 * below them.
 */
export function lockScreenClock({ random, soldOn }: Scene, size: number): string {
  const time = `${String(random.between(1, 12))}:${String(random.between(0, 59)).padStart(2, '0')}`;
  const date = random.pick([
    dayFormats.weekdayWithoutYear(soldOn),
    `${dayFormats.weekdayWithoutYear(soldOn)} · ${String(random.between(20, 99))}°`,
    dayFormats.full(soldOn).replace(/, \d+$/, ''),
  ]);
  const drawnTime = `<div style="font-size:${String(size)}px;font-weight:${random.pick(['300', '500', '600', '700'])};line-height:1.05">${random.chance(0.15) ? time.replace(':', '<br>') : time}</div>`;
  const drawnDate = `<div class="${random.pick(['s14', 's16', 's18'])} sb">${date}</div>`;
  const both = random.chance(0.5) ? drawnDate + drawnTime : drawnTime + drawnDate;
  return `<div style="padding:${String(random.between(8, 30))}px 24px;text-align:${random.pick(['center', 'center', 'left'])};flex:none">${both}</div>`;
}

const TINTS = ['#34c759', '#0a84ff', '#ff9f0a', '#ff375f', '#5e5ce6', '#8e8e93', '#111', '#e4405f'];

/** Draws the icon of an app: a square or a circle with a letter or a symbol. */
export function appIcon({ random }: Scene, app: string, size = 36): string {
  const symbols: readonly [IconName, ...IconName[]] = [
    'chat',
    'mail',
    'bell',
    'tag',
    'star',
    'home',
  ];
  const tint = TINTS[(app.length * 3 + app.charCodeAt(0)) % TINTS.length] ?? '#888';
  const inside = random.chance(0.6)
    ? app.slice(0, 1)
    : icon(random.pick(symbols), Math.round(size * 0.55));
  return `<div style="flex:none;width:${String(size)}px;height:${String(size)}px;border-radius:${random.pick(['24%', '24%', '50%'])};background:${tint};color:#fff;display:flex;align-items:center;justify-content:center;font-weight:700;line-height:1;font-size:${String(Math.round(size * 0.5))}px">${inside}</div>`;
}

type Card = (notification: Notification, extra?: string) => string;

/**
 * Returns a function that draws the notifications on a phone in one of five designs. All notifications have the same
 * design.
 */
export function randomNotificationRenderer(scene: Scene): Card {
  const { random, theme } = scene;
  const colors = `${CARD_COLORS[theme]};background:${random.pick(GLASS[theme])}`;
  const radius = String(random.pick([10, 16, 20, 26]));
  const size = random.pick(['s13', 's14', 's15']);
  const box = (html: string) =>
    `<div style="${colors};border-radius:${radius}px;padding:11px 13px">${html}</div>`;
  const text = ({ heading, words }: Notification) =>
    `<div class="${size} sb">${heading}</div><div class="${size}">${words}</div>`;
  return random.pick<Card>([
    (one, extra = '') =>
      box(
        `<div class="row">${appIcon(scene, one.app)}<div class="grow">${text(one)}</div><div class="right s11 m" style="white-space:nowrap">${one.when}${one.aside}</div></div>${extra}`,
      ),
    (one, extra = '') =>
      box(
        `<div class="row s11 m" style="gap:6px;padding-bottom:4px">${appIcon(scene, one.app, 18)}<span class="up">${one.app}</span><span class="grow"></span>${one.when}</div><div class="row top"><div class="grow">${text(one)}</div>${one.aside}</div>${extra}`,
      ),
    (one, extra = '') =>
      box(
        `<div class="row top">${appIcon(scene, one.app, 24)}<div class="grow"><div class="s11 m">${one.app} · ${one.when}</div>${text(one)}</div>${one.aside}${icon('right', 13)}</div>${extra}`,
      ),
    (one, extra = '') =>
      box(
        `<div class="row top">${one.aside || appIcon(scene, one.app, 42)}<div class="grow"><div class="between ${size}"><b>${one.heading}</b><span class="s11 m" style="white-space:nowrap">${one.when}</span></div><div class="${size}">${one.words}</div></div></div>${extra}`,
      ),
  ]);
}

/** Draws the buttons below an expanded notification. */
export function notificationButtons({ random }: Scene): string {
  const words = random.pick([
    ['View order', 'Reply'],
    ['Will ship', 'Mark as Sold'],
    ['Print label', 'Dismiss', 'Snooze'],
    ['Open', 'Grant Access'],
  ]);
  return `<div class="row" style="gap:18px;padding-top:10px">${words.map((word) => `<span class="a sb s13">${word}</span>`).join('')}</div>`;
}

/** Draws the lower edge of a locked phone: a line, and in most pictures two round buttons above it. */
export function lockScreenFoot({ random }: Scene): string {
  const round = (name: IconName) =>
    `<span style="width:46px;height:46px;border-radius:50%;background:rgba(40,40,48,.55);color:#fff;display:flex;align-items:center;justify-content:center">${icon(name, 20)}</span>`;
  return `<div style="flex:none;padding:8px 34px 9px">${maybe(random, 0.7, `<div class="between">${round('bell')}${round('camera')}</div>`)}<div style="width:130px;height:5px;border-radius:3px;background:currentColor;margin:9px auto 0"></div></div>`;
}

/** Draws notifications one above the other. */
export const notificationColumn = (cards: readonly string[], gap: number) =>
  `<div style="display:flex;flex-direction:column;gap:${String(gap)}px;padding:0 10px">${cards.join('')}</div>`;

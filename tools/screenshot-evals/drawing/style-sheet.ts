import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Platform } from '@contract/schemas/platform';
import type { Scene } from './scene';

/** Bundled fonts, so that drawings do not depend on installed fonts. */
const FONTS = {
  Inter: 'inter/files/inter-latin-wght-normal.woff2',
  Roboto: 'roboto/files/roboto-latin-wght-normal.woff2',
  Arimo: 'arimo/files/arimo-latin-wght-normal.woff2',
  'DM Sans': 'dm-sans/files/dm-sans-latin-wght-normal.woff2',
  'Source Serif': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
} as const;
type Font = keyof typeof FONTS;

type Tones = Readonly<Record<'bg' | 'fg' | 'muted' | 'soft' | 'line' | 'accent' | 'good', string>>;
type Toned = Partial<Tones>;

const LIGHT: Tones = {
  bg: '#ffffff',
  fg: '#1b1b1d',
  muted: '#6b6d72',
  soft: '#f3f3f4',
  line: '#e2e2e5',
  accent: '#2b5fe3',
  good: '#1d7a3e',
};
const DARK: Tones = {
  bg: '#141416',
  fg: '#f2f2f3',
  muted: '#a3a5ab',
  soft: '#26272b',
  line: '#36373c',
  accent: '#7f9dff',
  good: '#57c785',
};

const LOOKS: Record<
  Platform,
  { readonly fonts: readonly [Font, ...Font[]]; readonly light: Toned; readonly dark: Toned }
> = {
  ebay: { fonts: ['Inter', 'Arimo'], light: { accent: '#3665f3' }, dark: { bg: '#000000' } },
  poshmark: {
    fonts: ['Arimo', 'DM Sans'],
    light: { accent: '#7f0353', fg: '#212124' },
    dark: { accent: '#e07fb2', bg: '#1a1a1c' },
  },
  depop: {
    fonts: ['DM Sans', 'Inter'],
    light: { accent: '#ff2300', fg: '#000000' },
    dark: { bg: '#0b0b0b' },
  },
  mercari: {
    fonts: ['Inter', 'Roboto'],
    light: { accent: '#5356ee' },
    dark: { bg: '#17171d', accent: '#9d9fff' },
  },
  facebook: {
    fonts: ['Inter', 'Roboto', 'Arimo'],
    light: { accent: '#0866ff', fg: '#080809', muted: '#65686c' },
    dark: { bg: '#1c1c1d', soft: '#333334', muted: '#b0b3b8' },
  },
  etsy: {
    fonts: ['Arimo', 'Inter'],
    light: { fg: '#222222', good: '#258635' },
    dark: { bg: '#101010' },
  },
};

const require = createRequire(import.meta.url);

function fontFace(family: Font): string {
  const file = require.resolve(`@fontsource-variable/${FONTS[family]}`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

const SIZES = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36];

/** Utility classes for templates: .s14 is a font size, .b bold, .m muted. */
const WORDS = `
*{box-sizing:border-box;margin:0}
body{background:var(--bg);color:var(--fg);line-height:1.3;-webkit-font-smoothing:antialiased}
#shot{background:var(--bg);overflow:hidden;position:relative}
${SIZES.map((size) => `.s${String(size)}{font-size:${String(size)}px}`).join('')}
.b{font-weight:700}.sb{font-weight:600}.m{color:var(--muted)}.a{color:var(--accent)}.good{color:var(--good)}
.serif{font-family:"Source Serif",serif}.up{text-transform:uppercase;letter-spacing:.06em}.u{text-decoration:underline}
.row{display:flex;gap:10px;align-items:center}.top{align-items:flex-start}.between{display:flex;justify-content:space-between;gap:12px}
.col{display:flex;flex-direction:column;gap:6px}.g2{gap:2px}.g4{gap:4px}.g12{gap:12px}.g16{gap:16px}.grow{flex:1;min-width:0}
.pad{padding:14px 16px}.padx{padding:0 16px}.soft{background:var(--soft)}.card{background:var(--soft);border-radius:12px;padding:12px 14px}
.rule{border-top:1px solid var(--line)}.gap{height:8px;background:var(--soft)}.center{text-align:center}.right{text-align:right}
.button{border-radius:24px;padding:11px 16px;text-align:center;font-weight:600;background:var(--accent);color:var(--bg)}
.ghost{background:none;border:1px solid var(--accent);color:var(--accent)}.plain{background:var(--soft);color:var(--fg)}
.square{border-radius:6px}.pill{display:inline-block;border-radius:12px;padding:2px 9px;background:var(--soft)}
.over{position:absolute;background:rgba(20,20,20,.78);color:#fff;border-radius:6px;padding:3px 9px;font-weight:600}
s{text-decoration:line-through}`;

export function styleSheet({ platform, theme, random, screen }: Scene): string {
  const look = LOOKS[platform];
  const tones = { ...(theme === 'light' ? LIGHT : DARK), ...look[theme] };
  const font =
    screen.device === 'android' && random.chance(0.5) ? 'Roboto' : random.pick(look.fonts);
  const variables = Object.entries(tones).map(([name, colour]) => `--${name}:${colour}`);
  const faces = [...new Set<Font>([font, 'Source Serif'])].map(fontFace);
  return `${faces.join('')}:root{${variables.join(';')}}body{font-family:"${font}",sans-serif}${WORDS}`;
}

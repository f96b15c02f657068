import type { Platform } from '@contract/schemas/platform';
import type { Font } from './fonts';
import type { NonEmpty } from './titles/bar-separated-list';

type Tones = Readonly<Record<'bg' | 'fg' | 'muted' | 'soft' | 'line' | 'accent' | 'good', string>>;
type Toned = Partial<Tones>;

export const DEFAULT_COLORS: Readonly<Record<'light' | 'dark', Tones>> = {
  light: {
    bg: '#ffffff',
    fg: '#1b1b1d',
    muted: '#6b6d72',
    soft: '#f3f3f4',
    line: '#e2e2e5',
    accent: '#2b5fe3',
    good: '#1d7a3e',
  },
  dark: {
    bg: '#141416',
    fg: '#f2f2f3',
    muted: '#a3a5ab',
    soft: '#26272b',
    line: '#36373c',
    accent: '#7f9dff',
    good: '#57c785',
  },
};

export const PLATFORM_DESIGNS: Record<
  Platform,
  { readonly fonts: NonEmpty<Font>; readonly light: Toned; readonly dark: Toned }
> = {
  ebay: {
    fonts: ['Inter', 'Arimo'],
    light: { accent: '#3665f3' },
    dark: { bg: '#000000' },
  },
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

export const OTHER_FONTS: NonEmpty<Font> = [
  'Inter',
  'Roboto',
  'Arimo',
  'Open Sans',
  'Figtree',
  'Work Sans',
  'Manrope',
  'Roboto Condensed',
  'Sofia Sans Condensed',
  'Lexend',
  'Lora',
];

export const OTHER_ACCENT_COLORS: Readonly<Record<'light' | 'dark', NonEmpty<string>>> = {
  light: ['#0a7c86', '#b3261e', '#6a3fb5', '#111111', '#c2410c', '#15803d', '#1d4ed8'],
  dark: ['#5fd3dc', '#ff8a80', '#c4a7ff', '#f2f2f2', '#ffb066', '#6ee7a0', '#93b4ff'],
};

export const BACKGROUND_COLORS: Readonly<Record<'light' | 'dark', NonEmpty<Toned>>> = {
  light: [
    { bg: '#fafaf7', soft: '#efeee8' },
    { bg: '#f6f7f9', soft: '#e9ecf1' },
    { bg: '#fffdf5', soft: '#f6efdc' },
    { bg: '#ffffff', soft: '#eef4ff' },
    { bg: '#f2f2f2', soft: '#ffffff' },
  ],
  dark: [
    { bg: '#000000', soft: '#1a1a1a' },
    { bg: '#1f2023', soft: '#303136' },
    { bg: '#101826', soft: '#1c2839' },
    { bg: '#1b1720', soft: '#2a2432' },
  ],
};

export const BORDER_COLORS: Readonly<Record<'light' | 'dark', NonEmpty<string>>> = {
  light: ['#e2e2e5', '#d0d0d4', '#eeeeee', '#bfc3ca'],
  dark: ['#36373c', '#2a2a2d', '#4a4b52', '#232326'],
};

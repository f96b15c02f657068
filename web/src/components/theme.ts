import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { type ColorName, palette } from './palette';

const SYSTEM_FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

const values = <K extends string>(entries: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(entries).map(([name, value]) => [name, { value }]));

/** Dark colors apply by a media query, so that no script can cause a flash. */
const colors = Object.fromEntries(
  (Object.keys(palette.light) as ColorName[]).map((name) => [
    name,
    { value: { base: palette.light[name], _osDark: palette.dark[name] } },
  ]),
);

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const spacing = values(Object.fromEntries(STEPS.map((step) => [`${step}`, `${step / 4}rem`])));

const tokens = {
  spacing,
  sizes: {
    ...spacing,
    ...values({ full: '100%', page: '80rem', prose: '40rem', form: '28rem', header: '4rem' }),
  },
  fonts: values({
    body: SYSTEM_FONT,
    display: `"Bricolage Grotesque Variable", "Bricolage Fallback", ${SYSTEM_FONT}`,
  }),
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': 'clamp(1.875rem, 1.4rem + 2vw, 2.5rem)',
    '4xl': 'clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700', black: '800' }),
  lineHeights: values({ tight: '1.05', snug: '1.25', normal: '1.5' }),
  letterSpacings: values({ tight: '-0.02em', wide: '0.06em' }),
  radii: values({ sm: '4px', md: '8px', lg: '14px', full: '9999px' }),
  shadows: values({
    card: '0 1px 2px rgb(10 30 20 / 0.10), 0 1px 0 rgb(10 30 20 / 0.04)',
    lifted: '0 10px 30px rgb(10 30 20 / 0.22)',
  }),
  zIndex: values({ header: '10', overlay: '100', tooltip: '200', toast: '300', skip: '400' }),
  durations: values({ fast: '120ms', slow: '240ms' }),
};

const textStyles = {
  display: {
    value: {
      fontFamily: 'display',
      fontWeight: 'black',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
  },
  heading: { value: { fontFamily: 'display', fontWeight: 'bold', lineHeight: 'snug' } },
  figures: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
};

const globalCss = {
  html: {
    colorScheme: 'light dark',
    bg: 'canvas',
    color: 'ink',
    fontFamily: 'body',
    lineHeight: 'normal',
    scrollPaddingTop: 'header',
    WebkitTextSizeAdjust: '100%',
  },
  '*': { borderColor: 'line' },
  '*::placeholder': { color: 'inkMuted', opacity: 1 },
  '*::selection': { bg: 'sticker', color: 'onSticker' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01ms, because a changed inherited color would then reach nested elements one level at a time.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'bolo',
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      shimmer: { '50%': { opacity: '0.55' } },
      arrive: { from: { transform: 'translateY(100%)', opacity: '0' } },
    },
    tokens,
    semanticTokens: { colors },
    textStyles,
  },
});

export const system = createSystem(defaultBaseConfig, config);

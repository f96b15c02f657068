const SYSTEM_FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

/**
 * The fallbacks of the display font, Bricolage. `app/fonts.css` adjusts these fallbacks to the character widths of
 * Bricolage.
 */
const DISPLAY_FALLBACKS =
  '"Bricolage from Arial", "Bricolage from Roboto", "Bricolage from DejaVu"';

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];

/**
 * All design tokens except colors, which are in `palette.ts`. Style sheets write `var(--group-name)`, such as
 * `var(--space-4)`, and the build replaces it with the value. Fonts and shadows stay CSS variables.
 */
export const tokens = {
  space: Object.fromEntries(STEPS.map((step) => [`${step}`, `${step / 4}rem`])),
  size: { page: '80rem', prose: '40rem', form: '28rem', header: '4rem' },
  font: {
    body: SYSTEM_FONT,
    display: `"Bricolage Grotesque", ${DISPLAY_FALLBACKS}, ${SYSTEM_FONT}`,
  },
  text: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    // The text size is limited by the screen's width, so that 'Notifications' fits into one line of the narrowest
    // screen with large text.
    '3xl': 'min(clamp(1.875rem, 1.4rem + 2vw, 2.5rem), 12vw)',
    '4xl': 'clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem)',
  },
  weight: { normal: '400', medium: '500', semibold: '600', bold: '700', black: '800' },
  leading: { tight: '1.05', snug: '1.25', normal: '1.5' },
  tracking: { tight: '-0.02em', wide: '0.06em' },
  radius: { sm: '4px', md: '8px', lg: '14px', full: '9999px' },
  shadow: {
    card: '0 1px 2px rgb(10 30 20 / 0.10), 0 1px 0 rgb(10 30 20 / 0.04)',
    lifted: '0 10px 30px rgb(10 30 20 / 0.22)',
  },
  z: { header: '10', overlay: '100', tooltip: '200', toast: '300', skip: '400' },
  duration: { fast: '120ms', slow: '240ms' },
} as const;

export type TokenGroup = keyof typeof tokens;

/** The groups that stay CSS variables, because their values are long. */
export const CSS_VARIABLE_GROUPS = ['font', 'shadow'] as const satisfies readonly TokenGroup[];
export type CssVariableGroup = (typeof CSS_VARIABLE_GROUPS)[number];

export const tokenVariable = (group: TokenGroup, name: string): string =>
  `--${group}-${name.replace('.', '-')}`;

export const inKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the CSS variable of a color: 'inkMuted' becomes '--ink-muted'. */
export const colorVariable = (name: string): string => `--${inKebabCase(name)}`;

/** The breakpoints. Style sheets write `@media (--md)`, which the build replaces with `(min-width: 48rem)`. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const;

/** The text styles. Each is a class in `text.module.css` and a text style in Chakra. */
export const textStyles = {
  display: {
    fontFamily: 'var(--font-display)',
    fontWeight: tokens.weight.black,
    lineHeight: tokens.leading.tight,
    letterSpacing: tokens.tracking.tight,
    textWrap: 'balance',
  },
  heading: {
    fontFamily: 'var(--font-display)',
    fontWeight: tokens.weight.black,
    lineHeight: tokens.leading.snug,
  },
  /**
   * The style of headings that contain text by members or the reader. It uses the system font, because the display font
   * could need more or fewer lines than its fallback.
   */
  writtenHeading: {
    fontWeight: tokens.weight.bold,
    lineHeight: tokens.leading.snug,
  },
  figures: { fontVariantNumeric: 'tabular-nums lining-nums' },
  label: {
    fontSize: tokens.text.sm,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.leading.snug,
  },
} as const;

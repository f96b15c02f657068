import type { Platform } from '@contract/schemas/platform';
import type { Random } from '../../../scripts/demo/random';
import type { Font } from './fonts';
import { dollars, shortDollars } from './money';
import {
  BORDER_COLORS,
  OTHER_ACCENT_COLORS,
  PLATFORM_DESIGNS,
  OTHER_FONTS,
  BACKGROUND_COLORS,
} from './looks';

/**
 * The fonts, sizes and colors of one picture. Unless a field names its unit, its number is a factor of the usual size.
 */
export interface Style {
  readonly font: Font;
  /** Maps each usual font size to the font size in this picture. Both are in CSS pixels. */
  readonly sizes: ReadonlyMap<number, number>;
  readonly bold: number;
  readonly semibold: number;
  /** Sizes in CSS pixels. */
  readonly title: { readonly size: number; readonly weight: number };
  readonly price: { readonly size: number; readonly weight: number; readonly colour: string };
  readonly labels: {
    readonly letters: 'none' | 'uppercase' | 'capitalize' | 'lowercase';
    readonly colon: boolean;
  };
  readonly gaps: number;
  readonly radius: number;
  readonly lineHeight: number;
  readonly border: string;
  /** CSS colors that replace the colors of the platform. */
  readonly tones: Readonly<Record<string, string>>;
  /** Formats an amount in cents. All amounts on a page have the same format. */
  readonly money: (cents: number) => string;
}

const SIZES = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36] as const;

/**
 * Returns the font sizes of a picture: each usual size times the same factor, changed by up to 6%, but at least 9.5 CSS
 * pixels.
 */
function sizesOf(random: Random): Style['sizes'] {
  const scale = random.between(85, 118) / 100;
  return new Map(
    SIZES.map((size) => [size, Math.max(9.5, size * scale * (random.between(94, 106) / 100))]),
  );
}

function moneyOf(random: Random, platform: Platform): Style['money'] {
  const whole = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
  const forms: readonly [Style['money'], ...Style['money'][]] =
    platform === 'ebay' ? [dollars, dollars, (cents) => `US ${dollars(cents)}`] : [dollars];
  return random.pick<Style['money']>([
    ...forms,
    ...forms,
    shortDollars,
    (cents) => (cents % 100 === 0 ? whole(cents) : dollars(cents)),
    (cents) => `${dollars(cents).slice(1)} USD`,
    (cents) => `${dollars(cents)} USD`,
  ]);
}

function fontOf(random: Random, platform: Platform): Font {
  return random.chance(0.45)
    ? random.pick(PLATFORM_DESIGNS[platform].fonts)
    : random.pick(OTHER_FONTS);
}

function tonesOf(random: Random, theme: 'light' | 'dark'): Style['tones'] {
  return {
    ...(random.chance(0.3) ? { accent: random.pick(OTHER_ACCENT_COLORS[theme]) } : {}),
    ...(random.chance(0.35) ? random.pick(BACKGROUND_COLORS[theme]) : {}),
    line: random.pick(BORDER_COLORS[theme]),
  };
}

export function styleFor(
  { platform, theme }: { readonly platform: Platform; readonly theme: 'light' | 'dark' },
  random: Random,
): Style {
  const sizes = sizesOf(random);
  const middle = sizes.get(15) ?? 15;
  return {
    font: fontOf(random, platform),
    sizes,
    bold: random.pick([600, 700, 700, 800]),
    semibold: random.pick([500, 600, 600, 700]),
    title: {
      size: middle * random.pick([0.86, 0.93, 1, 1, 1.07, 1.2, 1.33, 1.5]),
      weight: random.pick([400, 400, 400, 500, 600, 700]),
    },
    price: {
      size: middle * random.pick([0.93, 1, 1, 1.13, 1.3, 1.5, 1.8]),
      weight: random.pick([400, 500, 600, 700, 700, 800]),
      colour: random.pick(['inherit', 'inherit', 'inherit', 'var(--good)', 'var(--accent)']),
    },
    labels: {
      letters: random.pick(['none', 'none', 'none', 'uppercase', 'capitalize', 'lowercase']),
      colon: random.chance(0.25),
    },
    gaps: random.between(65, 135) / 100,
    radius: random.pick([0, 2, 4, 8, 12, 18]),
    lineHeight: random.between(118, 150) / 100,
    border: random.pick(['1px solid', '1px solid', '1px dashed', '2px solid', '0 solid']),
    tones: tonesOf(random, theme),
    money: moneyOf(random, platform),
  };
}

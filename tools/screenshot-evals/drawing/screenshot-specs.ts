import { PLATFORMS } from '@contract/schemas/platform';
import type { ScreenshotSpec } from './draw-screenshot';
import type { QualityLoss } from './encoded-picture';
import { LAYOUTS } from './layouts';
import type { Template } from './template';

const ROUND = PLATFORMS.length * LAYOUTS.length;

/**
 * Returns the seed of a picture. `seed` is the seed of the whole set, and `index` is the index of the picture in the
 * set. The factor is larger than the number of pictures in any set, so pictures of different sets never have the same
 * seed.
 */
const seedOf = (seed: number, index: number) => seed * 10_007 + index;

function wearOf(platform: number, layout: number, round: number): QualityLoss {
  if (layout !== (platform + round) % LAYOUTS.length) return 'none';
  return (platform + round) % 2 === 0 ? 'compressed' : 'photographed';
}

/**
 * Returns `count` specs that cycle through all platforms and layouts and alternate between the themes. One in five
 * specs has a loss of quality. Throws if a layout of a platform has no template.
 */
export function screenshotSpecs(
  templates: readonly Template[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly ScreenshotSpec[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / ROUND);
    const platform = Math.floor((index % ROUND) / LAYOUTS.length);
    const layout = index % LAYOUTS.length;
    const fitting = templates.filter(
      (template) =>
        template.platform === PLATFORMS[platform] && template.layout === LAYOUTS[layout],
    );
    const template = fitting[(round + platform + layout + seed) % fitting.length];
    if (!template)
      throw new Error(`No template for ${String(PLATFORMS[platform])} ${String(LAYOUTS[layout])}`);
    return {
      template,
      seed: seedOf(seed, index),
      theme: (platform + layout + round) % 2 === 0 ? 'light' : 'dark',
      wear: wearOf(platform, layout, round),
    };
  });
}

/** Returns `each` specs for every template, with alternating themes. One in five specs has a loss of quality. */
export function specsForEveryTemplate(
  templates: readonly Template[],
  { seed, each }: { readonly seed: number; readonly each: number },
): readonly ScreenshotSpec[] {
  return templates.flatMap((template, place) =>
    Array.from({ length: each }, (_, round) => {
      const wornOut = (place + round) % 5 === 0;
      return {
        template,
        seed: seedOf(seed, place * each + round),
        theme: (place + round) % 2 === 0 ? ('light' as const) : ('dark' as const),
        wear: wornOut ? ((place + round) % 2 === 0 ? 'compressed' : 'photographed') : 'none',
      };
    }),
  );
}

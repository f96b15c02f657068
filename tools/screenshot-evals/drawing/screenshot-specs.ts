import { PLATFORMS } from '@contract/schemas/platform';
import type { ScreenshotSpec } from './draw-screenshot';
import type { Wear } from './encoded-picture';
import { LAYOUTS } from './layouts';
import type { Template } from './template';

const ROUND = PLATFORMS.length * LAYOUTS.length;

function wearOf(platform: number, layout: number, round: number): Wear {
  if (layout !== (platform + round) % LAYOUTS.length) return 'none';
  return (platform + round) % 2 === 0 ? 'compressed' : 'photographed';
}

/** Alternates themes and templates. A fifth loses quality. Throws if a platform has no template for a layout. */
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
      seed: seed * 10_007 + index,
      theme: (platform + layout + round) % 2 === 0 ? 'light' : 'dark',
      wear: wearOf(platform, layout, round),
    };
  });
}

import type { Random } from '../../../scripts/demo/random';
import type { Layout } from './layouts';

/** The size of a screen in CSS pixels. A screenshot is `scale` times larger. */
export interface Screen {
  readonly device: 'ios' | 'android' | 'desktop';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const PHONES: readonly [Screen, ...Screen[]] = [
  { device: 'ios', width: 390, height: 844, scale: 3 },
  { device: 'ios', width: 393, height: 852, scale: 2 },
  { device: 'ios', width: 430, height: 932, scale: 2 },
  { device: 'ios', width: 375, height: 812, scale: 1.5 },
  { device: 'android', width: 412, height: 915, scale: 2.625 },
  { device: 'android', width: 360, height: 800, scale: 2 },
  { device: 'android', width: 384, height: 832, scale: 1.5 },
  { device: 'android', width: 412, height: 892, scale: 1.25 },
];

const DESKTOPS: readonly [Screen, ...Screen[]] = [
  { device: 'desktop', width: 1280, height: 800, scale: 1 },
  { device: 'desktop', width: 1440, height: 900, scale: 1.5 },
  { device: 'desktop', width: 1366, height: 768, scale: 1 },
  { device: 'desktop', width: 1536, height: 864, scale: 1.25 },
];

export function screenFor(layout: Layout, random: Random): Screen {
  return random.pick(layout === 'desktop-listing' ? DESKTOPS : PHONES);
}

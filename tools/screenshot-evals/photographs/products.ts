import poses from './poses.json';

/**
 * How a product is placed for a photograph, and from where the camera sees it. Lengths are in units of the shapes in
 * `shapes/`.
 */
export interface ProductPose {
  /** Half of the width, height and depth of the box around the product. */
  readonly extents: readonly number[];
  /** The angle between the ground and the direction from the product to the camera, in degrees. */
  readonly pitch: number;
  readonly distance: number;
  /** The angle by which the front of the product is turned away from the camera, in degrees. */
  readonly turn: number;
  /** Whether the product lies flat and is photographed from above. If it does, no wall is behind it. */
  readonly isFlat?: boolean;
  /** The zoom of the camera. The default is 3. */
  readonly zoom?: number;
  /** For each photograph of the product, the name of its palette. */
  readonly palettes: readonly string[];
  /**
   * For each title of the product, the index of its photograph. By default, the first title has the first photograph,
   * the second title the second one, and so on. After the last photograph, the first one follows again.
   */
  readonly byTitle?: readonly number[];
}

export const PRODUCT_POSES: Readonly<Record<string, ProductPose>> = poses;

/** The colors of a product: main, shade, light and accent. */
export type Palette = readonly [string, string, string, string];

export const PALETTES_BY_NAME: Readonly<Record<string, Palette>> = {
  blue: ['#2d5a84', '#1d3d5c', '#dfe6ea', '#c98a3a'],
  navy: ['#26344f', '#182238', '#d9d6cc', '#b5483a'],
  red: ['#a63a2e', '#7a261d', '#efe3d3', '#2c4a57'],
  green: ['#48664a', '#2f4632', '#e6e3cf', '#c79a3c'],
  sage: ['#94a387', '#73836a', '#f0ece0', '#b9795a'],
  black: ['#2a2a2c', '#191a1b', '#cfcbc2', '#a8402f'],
  brown: ['#6e4428', '#4b2c18', '#e5d3b6', '#3f7368'],
  tan: ['#b98a57', '#8b6238', '#f2e6cf', '#3d5266'],
  cream: ['#e3dac6', '#b8aa8c', '#f7f1e4', '#8a5a44'],
  mustard: ['#cf9a35', '#9a6d1f', '#f7e9c6', '#7d3428'],
  pink: ['#cf8792', '#a86470', '#f7e6e3', '#4d7a74'],
  teal: ['#2f7672', '#1f5350', '#e2ebe3', '#d9864f'],
  grey: ['#8a8f94', '#63676c', '#e8e8e6', '#b5483a'],
  plum: ['#5d3f60', '#422a46', '#e8dde6', '#d0a24c'],
};

interface Ground {
  /** The number by which `scene.glsl` selects the ground: wood, linen, marble, paper, carpet or a checkered cloth. */
  readonly kind: number;
  readonly colors: readonly [string, ...string[]];
}

const WOOD: Ground = { kind: 0, colors: ['#9a6f4a', '#6f4a30', '#b39a7c', '#a8845c'] };
const LINEN: Ground = { kind: 1, colors: ['#c3b8a6', '#8f9aa3', '#d8d2c6', '#a9b09a'] };
const MARBLE: Ground = { kind: 2, colors: ['#c9c7c2', '#d8d6d0'] };
const PAPER: Ground = { kind: 3, colors: ['#cfc8bb', '#b9c2c4', '#d9cdbd'] };
const CARPET: Ground = { kind: 4, colors: ['#a3988a', '#7c8488', '#b3a890'] };
const CHECKS: Ground = { kind: 5, colors: ['#8a3f3a', '#46607a', '#5d7358'] };

export const SURFACES_BY_CAMERA_ANGLE: Readonly<
  Record<'fromAbove' | 'fromAside', readonly [Ground, ...Ground[]]>
> = {
  fromAbove: [WOOD, WOOD, LINEN, LINEN, CARPET, PAPER],
  fromAside: [WOOD, WOOD, WOOD, LINEN, MARBLE, PAPER, CARPET, CHECKS],
};

export const WALL_COLORS: readonly [string, ...string[]] = [
  '#c9c0b0',
  '#a9b6ba',
  '#d0cbc0',
  '#b7a999',
  '#8fa08f',
  '#cbb9a8',
];

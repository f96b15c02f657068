/** Made by tools/screenshot-evals/train-platform.ts. Weights by term, in the order of PLATFORMS. */
export const ALWAYS = '';
export const WEIGHT_SCALE = 100;
export const PLATFORM_WEIGHTS: Readonly<Record<string, readonly number[]>> = {};

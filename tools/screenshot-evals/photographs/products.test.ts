import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../../../scripts/demo/demo-sales';
import { PALETTES_BY_NAME, PRODUCT_POSES } from './products';

test.each(PRODUCTS)(
  'the product $drawing has a shape and colors for its photographs',
  (product) => {
    const { drawing, titles } = product;
    const pose = PRODUCT_POSES[drawing];
    expect(existsSync(join(import.meta.dirname, `shapes/${drawing}.glsl`))).toBe(true);
    expect(pose?.palettes.length).toBeGreaterThan(1);
    for (const name of pose?.palettes ?? []) expect(PALETTES_BY_NAME).toHaveProperty(name);
    for (const variant of pose?.byTitle ?? titles.map(() => 0))
      expect(pose?.palettes[variant]).toBeDefined();
  },
);

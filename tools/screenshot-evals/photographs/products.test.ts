import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../../../scripts/demo/demo-sales';
import { PALETTES, STANDS } from './products';

test.each(PRODUCTS)('has a shape and colors for photographs of the product $drawing', (product) => {
  const { drawing, titles } = product;
  const stand = STANDS[drawing];
  expect(existsSync(join(import.meta.dirname, `shapes/${drawing}.glsl`))).toBe(true);
  expect(stand?.palettes.length).toBeGreaterThan(1);
  for (const name of stand?.palettes ?? []) expect(PALETTES).toHaveProperty(name);
  for (const variant of stand?.byTitle ?? titles.map(() => 0))
    expect(stand?.palettes[variant]).toBeDefined();
});

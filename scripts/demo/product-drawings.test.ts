import { expect, test } from 'vitest';
import { demoSales } from './demo-sales';
import { productDrawing } from './product-drawings';

const COLOURS = { main: '#111', shade: '#222', light: '#333', accent: '#444' };
const names = new Set(demoSales(new Date('2026-11-21T12:00:00Z')).map(({ drawing }) => drawing));

test.each([...names])('draws the product %s in the given colors', (name) => {
  const drawing = productDrawing(name, COLOURS);
  expect(drawing).toContain(COLOURS.main);
  expect(drawing).not.toMatch(/var\(|<svg|<\/svg/);
});

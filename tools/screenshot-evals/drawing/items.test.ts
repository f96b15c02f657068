import { expect, test } from 'vitest';
import { PLATFORMS } from '@contract/schemas/platform';
import { productDrawing } from './product-drawings';
import { itemsOf } from './items';

const COLOURS = { main: '#111', shade: '#222', light: '#333', accent: '#444' };
const names = new Set(
  PLATFORMS.flatMap((platform) => itemsOf(platform).map(({ drawing }) => drawing)),
);

test.each([...names])('productDrawing returns the drawing %s in the given colors', (name) => {
  expect(productDrawing(name, COLOURS)).toContain(COLOURS.main);
});

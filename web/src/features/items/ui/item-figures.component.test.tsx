import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Profit } from './item-figures';

test('shows a profit of exactly zero with a plus sign, in the color of a gain', async () => {
  await renderPart(
    <>
      <Profit cents={0} />
      <Profit cents={1200} />
      <Profit cents={-350} />
    </>,
  );
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  await expect.element(page.getByText('+$0.00')).toBeVisible();
  expect(colorOf('+$0.00')).toBe(colorOf('+$12.00'));
  expect(colorOf('+$0.00')).not.toBe(colorOf('-$3.50'));
});

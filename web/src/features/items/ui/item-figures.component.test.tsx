import { itemLike } from '@contract/schemas/item.test-support';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PriceTag, SignedProfit } from './item-figures';

test('shows a profit of zero with a plus sign, in the color of a gain', async () => {
  await renderPart(
    <>
      <SignedProfit cents={0} />
      <SignedProfit cents={1200} />
      <SignedProfit cents={-350} />
    </>,
  );
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  await expect.element(page.getByText('+$0.00')).toBeVisible();
  expect(colorOf('+$0.00')).toBe(colorOf('+$12.00'));
  expect(colorOf('+$0.00')).not.toBe(colorOf('-$3.50'));
});

test.each(['0.99', '19.99', '199.99', '1999.99', '19999.99', '199999.99', '9999999.99'])(
  'fits the price tag of %s into a narrow card',
  async (soldPrice) => {
    const offer = { saleType: 'offer', offerPrice: soldPrice } as const;
    await renderPart(
      <div style={{ width: 90, containerType: 'inline-size' }}>
        <PriceTag item={itemLike({ soldPrice })} />
        <PriceTag item={itemLike({ soldPrice, ...offer })} />
      </div>,
    );
    const tags = page
      .getByText('Sold for')
      .elements()
      .map((text) => text.closest('p'));
    const widths = tags.map((tag) => tag?.getBoundingClientRect().width);
    expect(widths).toHaveLength(2);
    for (const width of widths) {
      expect(width).toBeLessThanOrEqual(90);
      expect(width).toBeGreaterThan(70);
    }
  },
);

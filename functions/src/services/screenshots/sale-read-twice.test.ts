import { expect, it } from 'vitest';
import type { Box } from '../../domain/screenshots/layout/recognized-page';
import { writtenPage } from '../../domain/screenshots/written-page.test-support';
import { saleReadTwice } from './sale-read-twice';

const PAGE = writtenPage(780, 1000, [
  [40, 400, 28, 'Bose QuietComfort 35 II Headphones'],
  [40, 460, 32, '$134.99'],
  [40, 560, 18, 'Condition: Used'],
]);

it('reads the place of the price again and corrects it', async () => {
  const boxes: Box[] = [];
  const { sale, places } = await saleReadTwice(PAGE, async (box) => {
    boxes.push(box);
    return ['$184.99', '$184.99'];
  });
  expect(sale).toMatchObject({ title: 'Bose QuietComfort 35 II Headphones', price: '184.99' });
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.x).toBeCloseTo(40);
  expect(boxes[0]?.y).toBeCloseTo(460);
  expect(places.price).toEqual(boxes[0]);
});

it('keeps the first reading when the second fails', async () => {
  const { sale } = await saleReadTwice(PAGE, () => Promise.reject(new Error('out of memory')));
  expect(sale.price).toBe('134.99');
});

it('reads nothing again when there is no price', async () => {
  const read = () => Promise.reject(new Error('not expected'));
  const { sale, places } = await saleReadTwice(writtenPage(780, 1000, []), read);
  expect(sale.price).toBe('');
  expect(places.price).toBeNull();
});

import { expect, it } from 'vitest';
import { decodeForm } from './forms';

it('decodeForm decodes nested names, lists and escapes', () => {
  expect(
    decodeForm('mode=subscription&line_items[0][price]=p&line_items[0][quantity]=1&a[b]=x%20y'),
  ).toEqual({
    mode: 'subscription',
    line_items: [{ price: 'p', quantity: '1' }],
    a: { b: 'x y' },
  });
});

it('decodeForm decodes lists whose names have no index', () => {
  expect(decodeForm('?expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] });
});

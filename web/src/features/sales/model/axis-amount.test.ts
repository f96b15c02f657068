import { expect, it } from 'vitest';
import { axisAmount } from './axis-amount';

it('writes amounts in cents as short texts', () => {
  const amounts = [0, 5000, 5050, -5000, 123_400, -123_456_700];
  expect(amounts.map(axisAmount)).toEqual(['$0', '$50', '$50.50', '-$50', '$1.2K', '-$1.2M']);
});

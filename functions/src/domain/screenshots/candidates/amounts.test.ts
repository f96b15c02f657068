import { describe, expect, it } from 'vitest';
import { textLines } from '../layout/text-lines';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { amountsOf, parseAmountWithDollarSign, withRestoredCents } from './amounts';

const amountsIn = (...lines: readonly TestPageLine[]) =>
  textLines(testPageOfLines(900, 400, lines)).flatMap(amountsOf);

const centsIn = (text: string): number[] => amountsIn([20, 40, 20, text]).map(({ cents }) => cents);

describe('amountsOf', () => {
  it.each([
    ['US $1,134.99', [113_499]],
    ['$81 $145', [8100, 14_500]],
    ['34.99 USD', [3499]],
    ['Item price 34.99', [3499]],
    ['S34.99', [3499]],
    ['$1 94.95', [19_495]],
    ['$1 40 $168 17% off', [14_000, 16_800]],
    ['$1 40', [14_000]],
    ['$1 ,959.99', [195_999]],
  ])('finds the amounts in %j, in cents: %j', (text, cents) => {
    expect(centsIn(text)).toEqual(cents);
  });

  it.each(['15% off', '12:30', 'Jan 5, 2026', 'Size 10.5', '4.8 (120)', '1998'])(
    'finds no amount in %s',
    (text) => {
      expect(centsIn(text)).toEqual([]);
    },
  );
});

describe('withRestoredCents', () => {
  it('adds the amount with a restored decimal point when other amounts of the page show cents', () => {
    const amounts = amountsIn([20, 40, 20, '$2213'], [20, 120, 20, '$4.50']);
    expect(withRestoredCents(amounts).map(({ cents }) => cents)).toEqual([221_300, 2213, 450]);
  });

  it('adds the amount with a restored decimal point even when no other amount shows cents', () => {
    const values = withRestoredCents(amountsIn([20, 40, 20, '$2213'], [20, 120, 20, '$4']));
    expect(values.map(({ cents }) => cents)).toEqual([221_300, 2213, 400]);
  });

  it('adds an amount with a restored decimal point for an amount of three digits, but not for an amount of two digits', () => {
    const values = withRestoredCents(amountsIn([20, 40, 20, '$100'], [20, 120, 20, '$99']));
    expect(values.map(({ cents }) => cents)).toEqual([10_000, 100, 9900]);
  });
});

describe('parseAmountWithDollarSign', () => {
  it('returns the only amount if it has a dollar sign', () => {
    expect(parseAmountWithDollarSign(' $34.99 ')).toEqual({ cents: 3499, hasCents: true });
    expect(parseAmountWithDollarSign('$34')).toEqual({ cents: 3400, hasCents: false });
  });

  it.each(['34.99', 'S34.99', '$34 $50', 'nothing'])('returns null for %s', (text) => {
    expect(parseAmountWithDollarSign(text)).toBeNull();
  });
});

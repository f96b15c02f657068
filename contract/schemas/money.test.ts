import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal, decimalToCents, MAX_CENTS, parseCents } from './money';

describe('parseCents', () => {
  it.each([
    ['34', 3400],
    ['34.9', 3490],
    ['34.99', 3499],
    ['.50', 50],
    ['5.', 500],
    ['0', 0],
    [' 12.00 ', 1200],
    ['9999999.99', MAX_CENTS],
    ['$20', 2000],
    ['$ 1,200', 120_000],
    ['20 $', 2000],
    ['1,234,567.89', 123_456_789],
    ['1 234,50', 123_450],
    ['12,50', 1250],
    ['12,5', 1250],
    [',50', 50],
    ['1,200,50', 120_050],
    ['12,345', 1_234_500],
    ['12.345', 1235],
    ['12.3449999', 1234],
    ['0.005', 1],
    ['0.004', 0],
    ['1.995', 200],
    ['000012', 1200],
  ])('parses %j as %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '$',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    '20 USD',
    '10000000',
    '9999999.995',
    '1.2.3',
    '1.234,56',
    '12,34.5',
    '1,2345',
    '1234,567',
    '12,',
    ',500',
  ])('returns null for %j', (text) => {
    expect(parseCents(text)).toBeNull();
  });

  const amounts = fc.integer({ min: 0, max: MAX_CENTS });

  it('parses any amount with a dollar sign, spaces, grouped thousands or a decimal comma', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const decimal = centsToDecimal(cents);
        const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
        const written = [
          decimal,
          ` ${decimal}\u00a0`,
          `$${decimal}`,
          `${decimal} $`,
          decimal.replace('.', ','),
          grouped.format(cents / 100),
          `$ ${grouped.format(cents / 100)}`,
          grouped
            .format(cents / 100)
            .replaceAll(',', ' ')
            .replace('.', ','),
        ];
        expect(written.map(parseCents)).toEqual(written.map(() => cents));
      }),
    );
  });

  it('rounds any amount with more than two decimals half up', () => {
    const further = fc.stringMatching(/^\d{1,20}$/);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS - 1 }), further, (cents, digits) => {
        const rounded = digits >= '5' ? cents + 1 : cents;
        expect(parseCents(`${centsToDecimal(cents)}${digits}`)).toBe(rounded);
      }),
    );
  });

  it('for any text, returns null or an amount that stays the same when it is formatted and parsed again', () => {
    const typed = fc.string({
      unit: fc.constantFrom('0', '1', '5', '9', '.', ',', '$', ' ', '-'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const cents = parseCents(text);
        if (cents === null) return;
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(MAX_CENTS);
        expect(parseCents(centsToDecimal(cents))).toBe(cents);
      }),
    );
  });
});

describe('centsToDecimal', () => {
  it('formats cents with two decimals and a minus sign', () => {
    expect([0, 5, 99, 100, 3499, -250].map(centsToDecimal)).toEqual([
      '0.00',
      '0.05',
      '0.99',
      '1.00',
      '34.99',
      '-2.50',
    ]);
  });

  it('for any amount, returns a text that parseCents (for a negative amount, decimalToCents) turns back into the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseCents(centsToDecimal(cents))).toBe(cents);
        expect(decimalToCents(centsToDecimal(-cents))).toBe(-cents || 0);
      }),
    );
  });
});

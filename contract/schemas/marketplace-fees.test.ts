import { describe, expect, it } from 'vitest';
import { FEE_MESSAGES, feesInputSchema } from './marketplace-fees';
import { PLATFORMS } from './platform';

const typed = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...Object.fromEntries(PLATFORMS.map((name) => [name, { percent: '10', fixed: '0.30' }])),
  ...change,
});
const messagesOf = (ebay: unknown) =>
  feesInputSchema.safeParse(typed({ ebay })).error?.issues.map(({ message }) => message) ?? [];

describe('feesInputSchema', () => {
  it.each([
    { percent: '0', fixed: '0' },
    { percent: '100', fixed: '1000' },
    { percent: '100.00', fixed: '$1,000.00' },
    { percent: ' 13.25 %', fixed: '.4' },
  ])('accepts the percentage $percent and the fixed fee $fixed', (fee) => {
    expect(messagesOf(fee)).toEqual([]);
  });

  it.each(['', '100.01', '-1', '13.625', 'ten', undefined, 13.6])(
    'rejects the percentage %j',
    (percent) => {
      expect(messagesOf({ percent, fixed: '0' })).toEqual([FEE_MESSAGES.percent]);
    },
  );

  it.each(['', '1000.01', '-0.30', '0.305', 'free', undefined, 30])(
    'rejects the fixed fee %j',
    (fixed) => {
      expect(messagesOf({ percent: '0', fixed })).toEqual([FEE_MESSAGES.fixed]);
    },
  );

  it('rejects a missing or unknown platform', () => {
    const { ebay: _ebay, ...rest } = typed();
    expect(feesInputSchema.safeParse(rest).success).toBe(false);
    expect(feesInputSchema.safeParse(typed({ vinted: { percent: '0', fixed: '0' } })).success).toBe(
      false,
    );
  });
});

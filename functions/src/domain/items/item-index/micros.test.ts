import { itemListQuerySchema } from '@contract/schemas/item-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMicros, parseMicros } from './micros';

const AT = Date.UTC(2026, 10, 21, 9, 5, 7) * 1000;

describe('parseMicros', () => {
  it.each([
    ['2026-11-21T09:05:07.123456Z', AT + 123_456],
    ['2026-11-21T09:05:07.000001Z', AT + 1],
    ['2026-11-21T09:05:07.1Z', AT + 100_000],
    ['2026-11-21T09:05:07.123Z', AT + 123_000],
    ['2026-11-21T09:05:07.123456789Z', AT + 123_456],
    ['2026-11-21T09:05:07Z', AT],
    ['1969-12-31T23:59:59.999999Z', -1],
  ])('parses %s as %i microseconds', (asOf, micros) => {
    expect(itemListQuerySchema.safeParse({ asOf }).success).toBe(true);
    expect(parseMicros(asOf)).toBe(micros);
  });

  it.each(['', 'yesterday', '2026-11-21T09:05:07.5', '2026-13-01T00:00:00Z'])(
    'throws for %j',
    (text) => {
      expect(() => parseMicros(text)).toThrow();
    },
  );
});

describe('formatMicros', () => {
  it.each([
    [AT, '2026-11-21T09:05:07.000000Z'],
    [AT + 1, '2026-11-21T09:05:07.000001Z'],
    [AT + 120_030, '2026-11-21T09:05:07.120030Z'],
    [-1, '1969-12-31T23:59:59.999999Z'],
  ])('formats %i microseconds as %s', (micros, text) => {
    expect(formatMicros(micros)).toBe(text);
  });

  it('formats times as texts that sort in time order and that parseMicros turns back into the same times', () => {
    // Times from 1970 to 2200. In this range, every number of microseconds is a safe integer.
    const micros = fc.integer({ min: 0, max: 7_258_118_400_000_000 });
    fc.assert(
      fc.property(micros, micros, (one, other) => {
        expect(parseMicros(formatMicros(one))).toBe(one);
        expect(formatMicros(one) < formatMicros(other)).toBe(one < other);
      }),
    );
  });
});

import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';
import type { SaleFields } from '../../domain/sales/own-sale';

const cents = fc.nat({ max: 100_000_000 });
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Generates a random own sale that can be stored. */
export const anySale: fc.Arbitrary<SaleFields> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 200 }),
  platform: fc.constantFrom(...PLATFORMS),
  soldPriceCents: cents,
  offerPriceCents: orNull(cents),
  saleType: fc.constantFrom('offer', 'other'),
  purchasePriceCents: orNull(cents),
  sourceLocation: orNull(fc.constantFrom('Thrift Store', 'Estate Sale', 'Other')),
  soldDate: orNull(days),
  addedAt: fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  }),
});

import { centsField, textOrNull } from '@contract/schemas/firestore-fields';
import { saleTypeSchema } from '@contract/schemas/item';
import { storedPlatformSchema } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import type { SaleFields } from '../domain/sales/own-sale';
import { lazily } from '../lib/lazily';

/**
 * The fields of a line in order. There are no field names, because they would make a line three times as long. Add
 * new fields at the end, as optional fields.
 */
const built = lazily({
  schema: () =>
    z.tuple([
      z.string(),
      storedPlatformSchema,
      centsField,
      z.nullable(centsField),
      saleTypeSchema,
      z.nullable(centsField),
      textOrNull,
      z.nullable(z.iso.date()),
      z.int(),
    ]),
});

/** Serializes a kept sale as a JSON array. Its times are in milliseconds. */
export function keptSaleLine(sale: SaleFields): string {
  const { title, platform, soldPriceCents, offerPriceCents, saleType, ...bought } = sale;
  const { purchasePriceCents, sourceLocation, soldDate, addedAt } = bought;
  return JSON.stringify([
    ...[title, platform, soldPriceCents, offerPriceCents, saleType],
    ...[purchasePriceCents, sourceLocation, soldDate, addedAt.getTime()],
  ]);
}

/** Parses a line of `keptSaleLine`. Returns null if the text is no such line. */
export function keptSaleIn(line: string): SaleFields | null {
  const { data } = built.schema.safeParse(jsonIn(line));
  if (!data) return null;
  const [title, platform, soldPriceCents, offerPriceCents, saleType, ...bought] = data;
  const [purchasePriceCents, sourceLocation, soldDate, addedAt] = bought;
  return {
    ...{ title, platform, soldPriceCents, offerPriceCents, saleType },
    ...{ purchasePriceCents, sourceLocation, soldDate, addedAt: new Date(addedAt) },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

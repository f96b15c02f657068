import { centsField, textOrNull } from '@contract/schemas/firestore-fields';
import { saleTypeSchema } from '@contract/schemas/item';
import { storedPlatformSchema } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import type { SaleFields } from '../domain/sales/own-sale';
import { lazily } from '../lib/lazily';

/** Names would make a line three times as long. New fields go to the end, as optional ones. */
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

/** Returns a kept sale as a JSON array. Its times are in milliseconds. */
export function keptSaleLine(sale: SaleFields): string {
  const { title, platform, soldPriceCents, offerPriceCents, saleType, ...bought } = sale;
  const { purchasePriceCents, sourceLocation, soldDate, addedAt } = bought;
  return JSON.stringify([
    ...[title, platform, soldPriceCents, offerPriceCents, saleType],
    ...[purchasePriceCents, sourceLocation, soldDate, addedAt.getTime()],
  ]);
}

/** Returns null if it is no line of `keptSaleLine`. */
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

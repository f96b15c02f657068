import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { OwnSale, SaleFields } from '../domain/sales/own-sale';
import { collections, type Stored } from './collections/collections';
import { centsField, textOrNull } from '@contract/schemas/firestore-fields';
import { saleTypeSchema } from '@contract/schemas/item';
import { storedPlatformSchema } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import { lazily } from '../lib/lazily';

/** The maximum number of sales in a part. */
export const PART_MAX_SALES = 2000;
/** The maximum size of the sales in a part, in bytes. It is below Firestore's limit of 1 MiB for a document. */
export const PART_MAX_BYTES = 1_000_000;
/**
 * The number of sales and bytes in a part that stay free for concurrent removals of items. Removals do not wait for
 * each other, so several of them can add sales to a part that another removal has just filled.
 */
const ROOM = { sales: 50, bytes: 100_000 };

type Part = Stored<'keptSales'>;

/** The number of a part, and how many sales and bytes the part contains. */
export type PartSize = Pick<Part, 'part' | 'count' | 'bytes'>;

const NO_PART: PartSize = { part: 1, count: 0, bytes: 0 };

/**
 * Returns the size of the last part, to which the next kept sales are added. Costs 1 read. Reads outside of the
 * transaction: removing an item adds its sale to this part, and concurrent removals would otherwise wait for each
 * other.
 */
export async function readLastPartSize(db: Firestore, uid: string): Promise<PartSize> {
  const last = collections.keptSales.in(db, { uid }).orderBy('part', 'desc').limit(1);
  const { docs } = await last.select('part', 'count', 'bytes').get();
  return docs[0] ? collections.keptSales.pick(docs[0], 'part', 'count', 'bytes') : NO_PART;
}

/**
 * Adds sales to the last part, or to a new part if the last part is full. Reads nothing. The caller must not pass sales
 * that are already kept, because they would count twice.
 */
export function keepSales(
  transaction: Transaction,
  db: Firestore,
  { uid, sales, growing }: KeptBy,
): void {
  const lines = sales.map(({ id, fields }) => [id, keptSaleLine(fields)] as const);
  const bytes = lines.reduce((sum, [id, line]) => sum + bytesOf(id) + bytesOf(line), 0);
  const part = partNumberFor(growing, { count: lines.length, bytes });
  transaction.set(
    collections.keptSales.doc(db, { uid, partId: String(part) }),
    {
      part,
      count: FieldValue.increment(lines.length),
      bytes: FieldValue.increment(bytes),
      sales: Object.fromEntries(lines),
    },
    { merge: true },
  );
}

interface KeptBy {
  readonly uid: string;
  readonly sales: readonly OwnSale[];
  readonly growing: PartSize;
}

/** Returns the number of the part to which sales of this size are added. */
export function partNumberFor(growing: PartSize, added: Pick<PartSize, 'count' | 'bytes'>): number {
  const isFull =
    growing.count + added.count > PART_MAX_SALES - ROOM.sales ||
    growing.bytes + added.bytes > PART_MAX_BYTES - ROOM.bytes;
  return isFull && growing.count > 0 ? growing.part + 1 : growing.part;
}

/** Returns the size of a text in bytes, as Firestore counts it. */
const bytesOf = (text: string): number => Buffer.byteLength(text) + 1;

export interface SalesInPart {
  readonly sales: readonly OwnSale[];
  /** The ids of the items whose lines are invalid. */
  readonly unreadable: readonly string[];
}

export function salesInPart({ sales }: Pick<Part, 'sales'>): SalesInPart {
  const read = Object.entries(sales).map(([id, line]) => ({ id, fields: parseKeptSaleLine(line) }));
  return {
    sales: read.flatMap(({ id, fields }) => (fields ? [{ id, fields }] : [])),
    unreadable: read.filter(({ fields }) => fields === null).map(({ id }) => id),
  };
}

/**
 * The fields of a line, in this order. A line contains no field names, because they would make it three times as long.
 * New fields must be at the end and optional.
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

/** Serializes a kept sale as a JSON array. `addedAt` becomes milliseconds since 1970. */
export function keptSaleLine(sale: SaleFields): string {
  const { title, platform, soldPriceCents, offerPriceCents, saleType } = sale;
  const { purchasePriceCents, sourceLocation, soldDate, addedAt } = sale;
  return JSON.stringify([
    title,
    platform,
    soldPriceCents,
    offerPriceCents,
    saleType,
    purchasePriceCents,
    sourceLocation,
    soldDate,
    addedAt.getTime(),
  ]);
}

/** Parses a line that `keptSaleLine` wrote. Returns null if the line is invalid. */
export function parseKeptSaleLine(line: string): SaleFields | null {
  const { data } = built.schema.safeParse(jsonIn(line));
  if (!data) return null;
  const [title, platform, soldPriceCents, offerPriceCents, saleType, ...bought] = data;
  const [purchasePriceCents, sourceLocation, soldDate, addedAt] = bought;
  return {
    title,
    platform,
    soldPriceCents,
    offerPriceCents,
    saleType,
    purchasePriceCents,
    sourceLocation,
    soldDate,
    addedAt: new Date(addedAt),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { type FeesInput, feesSchema } from '@contract/schemas/marketplace-fees';
import { salesSummarySchema } from '@contract/schemas/sales-summary';
import { PLATFORMS } from '@contract/schemas/platform';
import { newestItemsHeaders } from '../../support/newest-items';
import { call } from './api';
import { storeItems } from './item-list';
import type { Member } from './member';

/** Stores own sales of a member, by default sold for $30 and bought for $10 each. */
export const storeSales = (member: Member, changes: Parameters<typeof storeItems>[0]) =>
  storeItems(
    changes.map((change) => ({
      ownerId: member.uid,
      username: member.username ?? '',
      isOwnSale: true,
      soldPriceCents: 3000,
      purchasePriceCents: 1000,
      sourceLocation: 'Thrift Store',
      ...change,
    })),
  );

export async function salesSummaryOf(as: Member, query: Readonly<Record<string, string>> = {}) {
  const response = await call('getSalesSummary', { as, query, headers: newestItemsHeaders() });
  if (response.status !== 200) throw new Error(`The summary failed: ${await response.text()}`);
  return salesSummarySchema.parse(await response.json());
}

export const feesOf = async (as: Member) =>
  feesSchema.parse(await (await call('getFees', { as })).json());

/** Returns fees that are equal for all platforms, except those in `change`. */
export function newFees(change: Partial<FeesInput> = {}): FeesInput {
  const fees = PLATFORMS.map((platform) => [platform, { percent: '10', fixed: '0' }] as const);
  return { ...(Object.fromEntries(fees) as FeesInput), ...change };
}

export const updateFees = (as: Member, json: unknown) => call('updateFees', { as, json });

export const exportItems = (as: Member, query: Readonly<Record<string, string>> = {}) =>
  call('exportItems', { as, query });

/** Returns the rows of an export as objects, with the titles of the columns as keys. */
export async function exportedRows(as: Member, query: Readonly<Record<string, string>> = {}) {
  const response = await exportItems(as, query);
  if (response.status !== 200) throw new Error(`The export failed: ${await response.text()}`);
  const [titles = [], ...rows] = csvCells(await response.text());
  return rows.map(
    (row) =>
      Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])) as Record<
        string,
        string
      >,
  );
}

/**
 * Parses CSV according to RFC 4180, independently of the code that writes it. Throws if a quote is not closed or a row
 * has no CRLF.
 */
export function csvCells(csv: string): string[][] {
  const rows: string[][] = [];
  let [row, at]: [string[], number] = [[], 0];
  while (at < csv.length) {
    const match = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(csv.slice(at));
    if (!match) throw new Error(`Invalid CSV at ${at}: ${csv.slice(at, at + 40)}`);
    const [whole, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

import { errorResponseSchema } from '@contract/schemas/error';
import { itemSchema } from '@contract/schemas/item';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import {
  type BulkDeletionResult,
  bulkDeletionResultSchema,
  ownItemsPageSchema,
} from '@contract/schemas/own-items';
import { type UserStats, userStatsSchema } from '@contract/schemas/user-stats';
import * as z from 'zod/mini';
import { newestItemsHeaders } from '../../support/newest-items';
import { call } from './api';
import type { Member } from './member';
import { shareSale, type ShareInput } from './share-sale';

const responseSchema = z.extend(z.partial(errorResponseSchema), {
  item: z.optional(itemSchema),
  current: z.optional(z.object({ item: itemSchema })),
});

interface EditInput {
  readonly itemId: string;
  /** The revision, without quotes. If it is null, the request has no If-Match header. */
  readonly ifMatch?: string | null;
  readonly change: unknown;
}

export async function editItem(
  as: Pick<Member, 'cookie'>,
  { itemId, ifMatch = '0', change }: EditInput,
) {
  const headers: Record<string, string> = ifMatch === null ? {} : { 'if-match': `"${ifMatch}"` };
  const response = await call('editItem', { as, params: { itemId }, headers, json: change });
  const { status, headers: received } = response;
  return { status, headers: received, body: responseSchema.parse(await response.json()) };
}

/** Deletes an item. Without `figures`, the server's default determines whether the sale stays in the figures. */
export const deleteItem = (as: Pick<Member, 'cookie'>, itemId: string, figures?: string) =>
  call('deleteItem', {
    as,
    params: { itemId },
    ...(figures !== undefined && { query: { figures } }),
  });

/** Shares an item. Returns its id. */
export async function shareItem(member: Member, input?: ShareInput): Promise<string> {
  const { status, body } = await shareSale(member, input);
  if (status !== 201 || !body.item) throw new Error(`Sharing failed: ${body.message ?? ''}`);
  return body.item.id;
}

/** Returns a page of the member's own items. The page includes all earlier changes. */
export async function readOwnItemsPage(
  as: Pick<Member, 'cookie'>,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = newestItemsHeaders(),
) {
  const response = await call('listOwnItems', { as, query, headers });
  if (response.status !== 200) throw new Error(`Listing failed: ${await response.text()}`);
  return ownItemsPageSchema.parse(await response.json());
}

export async function readOwnStats(
  as: Pick<Member, 'cookie'>,
  headers: Readonly<Record<string, string>> = newestItemsHeaders(),
): Promise<UserStats> {
  const response = await call('getOwnStats', { as, headers });
  return userStatsSchema.parse(await response.json());
}

export const deleteItems = (as: Pick<Member, 'cookie'>, itemIds: unknown, figures?: string) =>
  call('deleteOwnItems', { as, json: { itemIds, ...(figures !== undefined && { figures }) } });

/** Deletes items. Returns the response with the items version of the change. */
export async function deleteItemsAndParse(
  as: Pick<Member, 'cookie'>,
  itemIds: readonly string[],
  figures?: KeptSalesChoice,
): Promise<BulkDeletionResult & { readonly version: string }> {
  const response = await deleteItems(as, itemIds, figures);
  if (response.status !== 200) throw new Error(`Deleting failed: ${await response.text()}`);
  const deletion = bulkDeletionResultSchema.parse(await response.json());
  return { ...deletion, version: response.headers.get('x-items-version') ?? '' };
}

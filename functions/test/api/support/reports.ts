import { call } from './api';
import { db } from './environment';
import type { Member } from './member';

export const reportItem = (
  as: Pick<Member, 'cookie'>,
  itemId: string,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
) => call('reportItem', { as, params: { itemId }, json, headers });

export const reportComment = (
  as: Pick<Member, 'cookie'>,
  params: { readonly itemId: string; readonly commentId: string },
  json: unknown,
) => call('reportComment', { as, params, json });

export async function readReportStatus(
  as: Pick<Member, 'cookie'>,
  itemId: string,
): Promise<unknown> {
  return (await call('getReportStatus', { as, params: { itemId } })).json();
}

/** Returns the reports that a member has made, keyed by document id. */
export async function storedReports({ uid }: Pick<Member, 'uid'>) {
  const { docs } = await db.collection('reports').where('reporterId', '==', uid).get();
  return Object.fromEntries(docs.map((stored) => [stored.id, stored.data()]));
}

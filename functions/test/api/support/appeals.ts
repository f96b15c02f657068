import { appealDecisionEndpoints } from '@contract/endpoints/appeal-decisions';
import { appealsEndpoints } from '@contract/endpoints/appeals';
import type { AppealEntry, OwnRuling } from '@contract/schemas/appeal';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../../../src/repos/collections/collections';
import { addRuling, type NewRuling, type RulingRecord } from '../../../src/repos/rulings';
import { notificationsOf } from '../../support/notified';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';
import { readStoredHiddenItem } from './moderation';

type As = Pick<Member, 'cookie'>;

/** Returns the id of the ruling that hides an item. */
export async function rulingIdOf(itemId: string): Promise<string> {
  const rulingId = (await readStoredHiddenItem(itemId))?.rulingId;
  if (!rulingId) throw new Error(`${itemId} has no ruling`);
  return rulingId;
}

/**
 * Stores a ruling about a member. The ruling names no admin. Does not store the effects of the ruling, such as a
 * suspension.
 */
export async function storeRuling(
  memberId: string,
  change: Partial<NewRuling> = {},
  database: Firestore = db,
): Promise<string> {
  const batch = database.batch();
  const rulingId = addRuling(batch, database, {
    kind: 'warning',
    memberId,
    memberUsername: 'ann',
    text: 'Please stop',
    reason: null,
    itemId: null,
    itemTitle: null,
    isAutomatic: false,
    byId: null,
    by: null,
    until: null,
    idempotencyKey: null,
    ...change,
  });
  await batch.commit();
  return rulingId;
}

export async function readStoredRuling(
  rulingId: string,
  database: Firestore = db,
): Promise<RulingRecord> {
  const ruling = (await collections.rulings.doc(database, { rulingId }).get()).data();
  if (!ruling) throw new Error(`There is no ruling ${rulingId}`);
  return ruling;
}

export const requestOwnRuling = (as: As, rulingId: string) =>
  call('getOwnRuling', { as, params: { rulingId } });

export const sendAppeal = (as: As, rulingId: string, text = 'It is mine', key?: string) =>
  call('appeal', {
    as,
    params: { rulingId },
    json: { text },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

/** Returns the ruling in the response of a member's call. */
export async function rulingIn(response: Response): Promise<OwnRuling> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return appealsEndpoints.getOwnRuling.output.schema.parse(await response.json()).ruling;
}

export const decideAppeal = (
  as: As,
  rulingId: string,
  decision: { readonly outcome: string; readonly answer?: string },
  version?: string,
) =>
  call('decideAppeal', {
    as,
    params: { rulingId },
    json: decision,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });

/** Returns the appeal in the response of a decision. */
export async function appealIn(response: Response): Promise<AppealEntry> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return appealDecisionEndpoints.decideAppeal.output.schema.parse(await response.json()).appeal;
}

export async function listAppeals(as: As, query: Readonly<Record<string, string>> = {}) {
  const response = await call('listAppeals', { as, query });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return appealDecisionEndpoints.listAppeals.output.schema.parse(await response.json());
}

/**
 * Returns the entries of these appeals in the list. Reads further pages, because other tests add appeals at the same
 * time.
 */
export async function readListedAppeals(
  as: As,
  ids: readonly string[],
  query: Readonly<Record<string, string>> = {},
): Promise<AppealEntry[]> {
  const found: AppealEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listAppeals>> = await listAppeals(as, {
      ...query,
      ...(cursor !== null && { cursor }),
    });
    found.push(...page.appeals.filter(({ id }) => ids.includes(id)));
    cursor = page.next;
  } while (cursor !== null && found.length < ids.length);
  return found;
}

/** Returns the titles of the member's notifications about the ruling, in any order. */
export async function rulingNotificationTitles(uid: string, rulingId: string): Promise<string[]> {
  const notifications = Object.values(await notificationsOf(db, uid));
  return notifications.filter((it) => it.rulingId === rulingId).map(({ title }) => title);
}

/** Returns the entries of the audit log about a member, in any order. */
export async function adminActsAbout(memberId: string) {
  const { docs } = await collections.auditLog.in(db).where('memberId', '==', memberId).get();
  return docs.map((entry) => entry.data());
}

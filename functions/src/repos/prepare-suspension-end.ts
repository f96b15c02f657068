import type { RulingEndReason } from '@contract/schemas/appeal';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { suspensionStateText } from '../domain/moderation/current-suspension';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import type { PreparedAct } from './report-decisions-repo';
import { endRuling } from './rulings';
import { memberInSnapshot } from './users-repo';

export interface SuspensionEndRequest {
  readonly memberId: string;
  /** The ruling of the suspension to end. If undefined, the current suspension ends. */
  readonly rulingId?: string;
  readonly end: Extract<RulingEndReason, 'granted' | 'lifted' | 'ran_out'>;
  readonly at: Date;
}

/**
 * Prepares the end of a suspension: reads the documents of the member, the ruling, the sessions and the registry of
 * admins, and returns a function that changes them in the same transaction. Returns null if the member is gone, not
 * suspended, or suspended by another ruling. If `end` is 'ran_out', also returns null if the suspension has not run out
 * yet. A suspension that has run out always ends as 'ran_out', even if `end` is different. A trigger later shows the
 * member's items again.
 */
export async function prepareSuspensionEnd(
  transaction: Transaction,
  db: Firestore,
  { memberId: uid, rulingId, end, at }: SuspensionEndRequest,
): Promise<PreparedAct | null> {
  const memberRef = collections.users.doc(db, { uid });
  const suspension = memberInSnapshot(await transaction.get(memberRef))?.suspension ?? null;
  if (!suspension || (rulingId !== undefined && rulingId !== suspension.rulingId)) return null;
  const hasRunOut = suspension.until <= at;
  if (end === 'ran_out' && !hasRunOut) return null;
  const [ruling, admin] = await readDocuments(
    transaction,
    collections.rulings.doc(db, { rulingId: suspension.rulingId }),
    collections.admins.doc(db, { uid }),
  );
  const { docs: sessions } = await transaction.get(collections.sessions.in(db, { uid }).select());
  const restored = { suspendedUntil: null };
  const write = () => {
    transaction.update(memberRef, { suspension: null, ...restored, updatedAt: at });
    if (collections.rulings.field(ruling, 'end') === null)
      endRuling(transaction, db, ruling.id, hasRunOut ? 'ran_out' : end, at);
    for (const { ref } of sessions) transaction.update(ref, restored);
    if (admin.exists) transaction.update(admin.ref, restored);
  };
  return { write, before: suspensionStateText(suspension), after: suspensionStateText(null) };
}

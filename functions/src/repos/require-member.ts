import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error';
import { memberIn, type UserRecord } from './users-repo';

interface Reader {
  get(ref: DocumentReference): Promise<DocumentSnapshot>;
}

/**
 * Reads a member in the transaction that writes for them. Throws AppError 'unauthorized' if they are gone, because an instance
 * accepts a session for up to a minute after its end.
 */
export async function requireMember(reader: Reader, ref: DocumentReference): Promise<UserRecord> {
  const member = memberIn(await reader.get(ref));
  if (!member) throw new AppError('unauthorized', 'Unauthorized');
  return member;
}

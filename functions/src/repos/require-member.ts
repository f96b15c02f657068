import { AppError } from '../lib/app-error';
import type { Reference, Snapshot } from './collections/collection';
import { memberInSnapshot, type UserRecord } from './users-repo';

interface Reader {
  get(ref: Reference<UserRecord>): Promise<Snapshot<UserRecord>>;
}

/**
 * Reads a member in the transaction that writes for them. Throws AppError 'unauthorized' if the member is gone. This
 * check is necessary because an instance accepts a session for up to a minute after its end.
 */
export async function requireMember(
  reader: Reader,
  ref: Reference<UserRecord>,
): Promise<UserRecord> {
  const member = memberInSnapshot(await reader.get(ref));
  if (!member) throw new AppError('unauthorized', 'Unauthorized');
  return member;
}

import { suspensionText } from '@contract/rules/suspension-text';
import { currentSuspension, suspensionEndOf } from '../domain/moderation/current-suspension';
import { utcDateFormat } from '../domain/utc-day';
import { AppError } from '../lib/app-error';
import type { UserRecord } from './users-repo';

/**
 * Throws AppError 'suspended' if a member that the transaction has read is suspended. This check is necessary because
 * an instance accepts a session for up to a minute after its end. With this check, the transaction writes nothing after
 * the member was suspended.
 */
export function requireNotSuspended(member: Pick<UserRecord, 'suspension'>, at: Date): void {
  const suspension = currentSuspension(member, at);
  if (!suspension) return;
  const read = { until: suspensionEndOf(suspension), text: suspension.text };
  throw new AppError(
    'suspended',
    suspensionText(read, (end) => `${utcDateFormat.format(end)} (UTC)`),
  );
}

import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizeForAdmin } from '../../lib/authority';
import type { ItemKey } from '../../repos/items-repo';
import type { StoredReport } from '../../repos/stored-report';

/** Returns the key of the reported item for an admin. Throws AppError 'not_found' for a report of a comment. */
export function requireItemKey({ record }: StoredReport, actor: Actor): Authorized<ItemKey> {
  const key = authorizeForAdmin(actor, { itemId: record.itemId });
  if (!key || record.commentId !== null)
    throw new AppError('not_found', MODERATION_MESSAGES.notOfItem);
  return key;
}

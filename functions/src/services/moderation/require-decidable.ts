import { MODERATION_MESSAGES } from '@contract/schemas/reported';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizedToAdmin } from '../../lib/authority';
import type { ReportQueueRepo } from '../../repos/report-queue-repo';
import type { ReportKey, StoredReport } from '../../repos/stored-report';
import { subjectOwnerOf } from './report-view';

export interface DecidableReport {
  readonly report: StoredReport;
  /** What `ReportDecisionsRepo` asks for. */
  readonly key: Authorized<ReportKey>;
}

/**
 * Returns a report that the actor may decide. Throws AppError 'not_found' if there is none, and 'forbidden' for a report that the admin
 * made, and for one about their own item or comment. 1 read.
 */
export async function requireDecidable(
  reports: Pick<ReportQueueRepo, 'get'>,
  { number, actor }: ReportKey & { readonly actor: Actor },
): Promise<DecidableReport> {
  const report = await reports.get({ number });
  const key = authorizedToAdmin(actor, { number });
  if (!report || !key) throw new AppError('not_found', MODERATION_MESSAGES.missing);
  const { record } = report;
  if (record.reporterId === actor.uid)
    throw new AppError('forbidden', MODERATION_MESSAGES.ownReport);
  if (subjectOwnerOf(record) === actor.uid)
    throw new AppError('forbidden', MODERATION_MESSAGES.ownItem);
  return { report, key };
}

import { REASON_LABELS } from '@contract/rules/report-reasons';
import { type ReportInput, reportInputSchema, REPORT_MESSAGES } from '@contract/schemas/report';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { showToast } from '@/components/toast/toast-store';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox, removeFromOutbox } from '@/lib/outbox/outbox-store';
import { queueQuietCall } from '@/services/queue-quiet-call';
import { reportCallFor, type ReportTarget, cacheReportStatus } from '../api/reports';
import { keepReportDraft } from './report-drafts';
import { REPORT_TEXTS } from './report-texts';
import { reportFailure } from './report-failure';

interface MemberReport {
  readonly memberId: string;
  readonly target: ReportTarget;
  readonly report: ReportInput;
  /**
   * The idempotency key. It is the same for all attempts to send the report, because the response to an attempt may get
   * lost.
   */
  readonly key: string;
}

/**
 * Adds a report to the outbox. Replaces an earlier report of the same item or comment. Returns false if the browser
 * cannot store the outbox, so that the report is only in memory.
 */
export async function queueReport({
  memberId,
  target,
  report,
  key,
}: MemberReport): Promise<boolean> {
  for (const entry of await listOutbox(memberId))
    if (isSame(queuedReportIn(entry)?.target, target)) await removeFromOutbox(entry);
  const { name, input } = reportCallFor(target, report);
  const label = REASON_LABELS[report.reason];
  return queueQuietCall({ id: key, memberId, endpoint: name, input, label });
}

const isSame = (one: ReportTarget | undefined, other: ReportTarget) =>
  one?.itemId === other.itemId && one.commentId === other.commentId;

const inputSchema = z.object({
  params: z.object({ itemId: z.string(), commentId: z._default(z.nullable(z.string()), null) }),
  body: reportInputSchema,
});

/** Returns the report in an outbox entry, or null if the entry is not a report. */
function queuedReportIn({ endpoint, input }: OutboxEntry) {
  if (endpoint !== 'reportItem' && endpoint !== 'reportComment') return null;
  const parsed = inputSchema.safeParse(input).data;
  return parsed ? { target: parsed.params, report: parsed.body } : null;
}

/**
 * Defines how the outbox handles reports. If the server refuses a report, the reason and the text that the member
 * entered return to the form.
 */
export const queuedReportHandlers = (client: QueryClient) => ({
  onSent: (entry: OutboxEntry) => {
    const queued = queuedReportIn(entry);
    if (queued) cacheReportStatus(client, queued.target, true);
    showToast({ title: REPORT_TEXTS.submitted });
  },
  onRefused: (entry: OutboxEntry, message: string) => {
    const queued = queuedReportIn(entry);
    const isReported = message === REPORT_MESSAGES.alreadyReported;
    if (queued) cacheReportStatus(client, queued.target, isReported);
    if (isReported) return;
    if (queued) keepReportDraft({ memberId: entry.memberId, target: queued.target }, queued.report);
    showToast(reportFailure(message));
  },
});

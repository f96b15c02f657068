import type { ReportInput } from '@contract/schemas/report';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/query-options';

export interface ReportTarget {
  readonly itemId: string;
  /** The reported comment. Null for a report about the item itself. */
  readonly commentId: string | null;
}

/**
 * Reads whether the signed-in member has reported an item. Makes no request for a comment: if the member reports a
 * comment again, the server refuses the report.
 */
export const reportStatusQuery = (target: ReportTarget) =>
  queryOptions({
    queryKey: statusKey(target),
    queryFn: async ({ signal }) =>
      target.commentId === null
        ? call('getReportStatus', { params: { itemId: target.itemId } }, { signal })
        : { hasReported: false },
  });

const statusKey = ({ itemId, commentId }: ReportTarget): readonly unknown[] =>
  commentId === null
    ? queryKeyOf('getReportStatus', { params: { itemId } })
    : ['reportedComment', itemId, commentId];

/** Stores in the cache whether the member has reported an item or a comment. */
export function cacheReportStatus(
  client: QueryClient,
  target: ReportTarget,
  hasReported: boolean,
): void {
  client.setQueryData(reportStatusQuery(target).queryKey, { hasReported });
}

/** Returns the name and the input of the API call that reports an item or a comment. */
export const reportCallFor = ({ itemId, commentId }: ReportTarget, body: ReportInput) =>
  commentId === null
    ? ({ name: 'reportItem', input: { params: { itemId }, body } } as const)
    : ({ name: 'reportComment', input: { params: { itemId, commentId }, body } } as const);

/** Sends a report. Idempotent for the same idempotency key. Throws the same errors as `call`. */
export async function sendReport(
  target: ReportTarget,
  report: ReportInput,
  sending: { readonly idempotencyKey: string },
): Promise<void> {
  const sent = reportCallFor(target, report);
  if (sent.name === 'reportItem') await call(sent.name, sent.input, sending);
  else await call(sent.name, sent.input, sending);
}

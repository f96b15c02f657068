import type { Report } from '@contract/schemas/report';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';

export interface ReportTarget {
  readonly itemId: string;
  /** Null for the item itself. */
  readonly commentId: string | null;
}

/** Needs a signed-in member. It is not read for comments: the server refuses a second report of one. */
export const reportStatusQuery = ({ itemId, commentId }: ReportTarget) =>
  queryOptions({
    queryKey: ['reportStatus', itemId, commentId],
    queryFn: async ({ signal }) =>
      commentId === null
        ? call('getReportStatus', { params: { itemId } }, { signal })
        : { hasReported: false },
  });

/** The name and the input of the call in the contract. */
export const callFor = ({ itemId, commentId }: ReportTarget, body: Report) =>
  commentId === null
    ? ({ name: 'reportItem', input: { params: { itemId }, body } } as const)
    : ({ name: 'reportComment', input: { params: { itemId, commentId }, body } } as const);

/** Throws like `call`. Safe to repeat with the same key. */
export async function sendReport(
  target: ReportTarget,
  report: Report,
  idempotencyKey: string,
): Promise<void> {
  const sent = callFor(target, report);
  if (sent.name === 'reportItem') await call(sent.name, sent.input, { idempotencyKey });
  else await call(sent.name, sent.input, { idempotencyKey });
}

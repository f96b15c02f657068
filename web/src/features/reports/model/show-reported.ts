import type { QueryClient } from '@tanstack/react-query';
import { type ReportTarget, reportStatusQuery } from '../api/reports';

/** Changes what the buttons of a target show. */
export function showReported(
  client: QueryClient,
  target: ReportTarget,
  hasReported: boolean,
): void {
  client.setQueryData(reportStatusQuery(target).queryKey, { hasReported });
}

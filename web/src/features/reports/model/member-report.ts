import type { Report } from '@contract/schemas/report';
import type { ReportTarget } from '../api/reports';

export interface MemberReport {
  readonly memberId: string;
  readonly target: ReportTarget;
  readonly report: Report;
  /** The idempotency key. The same for all attempts, because an answer may be lost. */
  readonly key: string;
}

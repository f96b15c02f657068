import type { ReportReason } from '../schemas/report';

/** For each reason of a report, the text that members read. Admins read different texts. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  personal_info: 'Contains personal information',
  inappropriate: 'Inappropriate or offensive',
  spam: 'Spam or advertising',
  fake: 'Fake or misleading',
  other: 'Something else',
};

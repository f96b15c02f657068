import type { ReportReason } from '../schemas/report';

/** The texts in which members read the reasons of reports. Admins read different texts. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  personal_info: 'Contains personal information',
  inappropriate: 'Inappropriate or offensive',
  spam: 'Spam or advertising',
  fake: 'Fake or misleading',
  other: 'Something else',
};

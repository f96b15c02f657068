import type { ReportReason } from '../schemas/report';

/** The reasons as members choose and read them. Admins see other labels. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  personal_info: 'Contains personal information',
  inappropriate: 'Inappropriate or offensive',
  spam: 'Spam or advertising',
  fake: 'Fake or misleading',
  other: 'Something else',
};

import type { ReportReason } from '../schemas/report';

/** What members choose and read. Admins read other labels. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  personal_info: 'Contains personal information',
  inappropriate: 'Inappropriate or offensive',
  spam: 'Spam or advertising',
  fake: 'Fake or misleading',
  other: 'Something else',
};

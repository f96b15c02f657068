import { REPORT_REASONS, type ReportReason } from '@contract/schemas/report';

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  personal_info: 'Contains personal information',
  inappropriate: 'Inappropriate or offensive',
  spam: 'Spam or advertising',
  fake: 'Fake or misleading',
  other: 'Something else',
};

export const REASON_CHOICES = REPORT_REASONS.map((value) => ({
  value,
  label: REASON_LABELS[value],
}));

export const REPORT_TEXTS = {
  submitted: 'Report submitted',
  failed: 'Failed to submit report',
  tryAgain: 'Please try again.',
  queued: 'Report saved',
  sentLater: "We'll send it when you're back online.",
  keepOpen: "Keep this page open. We'll send it when you're back online.",
  signInRequired: 'You need to be logged in to report. Redirecting to login...',
} as const;

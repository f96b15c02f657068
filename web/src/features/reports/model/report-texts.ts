import { REASON_LABELS } from '@contract/rules/report-reasons';
import { REPORT_REASONS } from '@contract/schemas/report';

export const REPORT_REASON_CHOICES = REPORT_REASONS.map((value) => ({
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

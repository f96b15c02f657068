import { ApiError, NetworkError } from '@/services/api-error';
import { sendReport } from '../api/reports';
import type { MemberReport } from './member-report';
import { queueReport } from './queued-report';

/** 'unstored' waits too, but only until the page closes. */
export type SubmitResult = 'sent' | 'already-reported' | 'queued' | 'unstored';

/** Sends a report, or queues it without a network. Throws an `ApiError` if the server refuses it. */
export async function submitReport(report: MemberReport): Promise<SubmitResult> {
  if (!navigator.onLine) return queue(report);
  try {
    await sendReport(report.target, report.report, report.key);
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_reported') return 'already-reported';
    if (error instanceof NetworkError) return queue(report);
    throw error;
  }
}

const queue = async (report: MemberReport): Promise<SubmitResult> =>
  (await queueReport(report)) ? 'queued' : 'unstored';

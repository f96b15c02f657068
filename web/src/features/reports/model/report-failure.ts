import type { ToastMessage } from '@/components/toast/toast-store';
import { REPORT_TEXTS } from './report-texts';

/** Returns the toast for a report that could not be sent. `message` is the server's message or a general one. */
export const reportFailure = (message: string): ToastMessage => ({
  title: REPORT_TEXTS.failed,
  description: message || REPORT_TEXTS.tryAgain,
  variant: 'destructive',
});

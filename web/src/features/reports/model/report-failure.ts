import { showToast } from '@/components/toast/toast-store';
import { REPORT_TEXTS } from './report-texts';

export const showReportFailure = (message: string): void =>
  void showToast({
    title: REPORT_TEXTS.failed,
    description: message || REPORT_TEXTS.tryAgain,
    variant: 'destructive',
  });

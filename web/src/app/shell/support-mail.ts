import { APP_VERSION } from '@/lib/app-version';

/** Returns the URL that starts a new mail to the support address. */
export function supportMailUrl(supportEmail: string, subject: string): string {
  const address = encodeURIComponent(supportEmail).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/**
 * The subject line of a bug report. It contains the version of the app, so that we know which code the report is about.
 */
export const BUG_REPORT_SUBJECT = `Bug report (BoloBoard ${APP_VERSION})`;

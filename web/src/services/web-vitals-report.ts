import { WEB_VITALS_MAX, type WebVital, type WebVitalsReport } from '@contract/schemas/web-vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { call, loadRows } from './api-client';

const isCounted = (name: string): name is WebVital => name in WEB_VITALS_MAX;

/** Reports the web vitals once, when the page is hidden for the first time. */
export function reportWhenHidden(page: Omit<WebVitalsReport, 'values'>): void {
  // Before the page is hidden, because the browser may then stop it.
  loadRows().catch(() => undefined);
  const values: WebVitalsReport['values'] = {};
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      if (isCounted(name) && value <= WEB_VITALS_MAX[name]) values[name] = value;
    });

  // After the library's own listeners, which finish the values.
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    if (Object.keys(values).length === 0) return;
    // A lost report is not worth an error.
    call('reportWebVitals', { body: { ...page, values } }, { keepalive: true }).catch(
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', report);
}

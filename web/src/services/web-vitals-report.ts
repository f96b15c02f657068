import {
  WEB_VITALS_MAX,
  WEB_VITALS_ROUTES,
  type WebVital,
  type WebVitalsReport,
  type WebVitalsRoute,
} from '@contract/schemas/web-vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { call, loadRows } from './api-client';

const isCounted = (name: string): name is WebVital => name in WEB_VITALS_MAX;

/** Returns the pattern of an address, or 'other'. */
export function routeOf(path: string): WebVitalsRoute {
  if (/^\/item\/[^/]+$/.test(path)) return '/item/:itemId';
  return WEB_VITALS_ROUTES.find((route) => route === path) ?? 'other';
}

function deviceOf(): WebVitalsReport['device'] {
  return window.matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
}

/** Reports the web vitals once, when the page is hidden for the first time. `path` is the address that was opened. */
export function reportWhenHidden(path: string): void {
  const page = { route: routeOf(path), device: deviceOf() };
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

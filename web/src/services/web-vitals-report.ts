import {
  WEB_VITAL_MAX_VALUES,
  WEB_VITALS_ROUTES,
  type WebVital,
  type WebVitalsReport,
  type WebVitalsRoute,
} from '@contract/schemas/web-vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { call, loadEndpointRows } from './api-client';

const isCounted = (name: string): name is WebVital => name in WEB_VITAL_MAX_VALUES;

/** Returns the route pattern of a path, or 'other'. */
export function routePatternOf(path: string): WebVitalsRoute {
  if (/^\/item\/[^/]+$/.test(path)) return '/item/:itemId';
  return WEB_VITALS_ROUTES.find((route) => route === path) ?? 'other';
}

function deviceOf(): WebVitalsReport['device'] {
  return window.matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
}

/**
 * Reports the web vitals once, when the page is hidden for the first time. `path` is the path at which the page was
 * loaded.
 */
export function reportWebVitalsWhenHidden(path: string): void {
  const page = { route: routePatternOf(path), device: deviceOf() };
  // Loads the code of the call now, because the browser may stop a hidden page before the code is loaded.
  loadEndpointRows().catch(() => undefined);
  const values: WebVitalsReport['values'] = {};
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      if (isCounted(name) && value <= WEB_VITAL_MAX_VALUES[name]) values[name] = value;
    });

  // Runs after the listeners of the web-vitals library, which compute the final values.
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    if (Object.keys(values).length === 0) return;
    // Ignores failures, because a lost report does not matter.
    call('reportWebVitals', { body: { ...page, values } }, { keepalive: true }).catch(
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', report);
}

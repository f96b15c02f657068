/** Query parameters that other sites add to links to track visits. The app ignores them. */
const TRACKING = new Set(['fbclid', 'gclid', 'msclkid', 'igshid', 'mc_cid', 'mc_eid']);

const isTracking = (name: string): boolean => TRACKING.has(name) || name.startsWith('utm_');

/** Returns a URL query without tracking parameters, such as '?q=bowl&page=2', or '' if no parameter is left. */
export function withoutTrackingParameters(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some(isTracking));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

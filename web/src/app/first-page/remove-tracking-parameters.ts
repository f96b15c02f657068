import { withoutTrackingParameters } from '@contract/rules/tracking-parameters';

/** Removes tracking parameters from the URL. Call this before other code reads the query. */
export function removeTrackingParameters(): void {
  const { pathname, search, hash } = window.location;
  const kept = withoutTrackingParameters(search);
  if (kept === search) return;
  window.history.replaceState(window.history.state, '', `${pathname}${kept}${hash}`);
}

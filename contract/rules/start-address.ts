/** Addresses that open the app for a task: from a shortcut, or with screenshots shared from another app. */

/** The phone sends shared screenshots here (the manifest's `share_target`). */
export const SHARE_TARGET = { path: '/share-target', field: 'screenshot' } as const;

export const SEARCH_ADDRESS = '/?start=search';
export const SHARE_ADDRESS = '/?start=share';

/** What happened to the screenshots that the phone sent. */
export const RECEIPTS = [
  'received',
  'not-received',
  'unsupported',
  'too-large',
  'too-many',
] as const;
export type Receipt = (typeof RECEIPTS)[number];

export const receiptAddress = (receipt: Receipt): string => `${SHARE_ADDRESS}&shared=${receipt}`;

/** Returns a query of the home page that also asks for the share form. */
export function withShareStart(search: string): string {
  const asked = new URLSearchParams(search);
  asked.set('start', 'share');
  return asked.toString();
}

export const isSearchStart = (search: URLSearchParams): boolean => search.get('start') === 'search';

export const isShareStart = (search: URLSearchParams): boolean => search.get('start') === 'share';

/** Returns null if the address does not come from a share target. */
export const receiptIn = (search: URLSearchParams): Receipt | null =>
  RECEIPTS.find((receipt) => receipt === search.get('shared')) ?? null;

/** Returns the query without the task, which must not start again at the next reload. */
export function withoutStart(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('start');
  rest.delete('shared');
  return rest;
}

/** URLs that open the app for a task: from a shortcut, or with screenshots that another app shared. */

/** The URL to which the phone sends shared screenshots (`share_target` in the manifest), and the form field that has them. */
export const SHARE_TARGET = { path: '/share-target', field: 'screenshot' } as const;

export const SEARCH_START_URL = '/?start=search';
export const SHARE_START_URL = '/?start=share';

/** The receipts: what happened to the screenshots that the phone sent. */
export const RECEIPTS = [
  'received',
  'not-received',
  'unsupported',
  'too-large',
  'too-many',
] as const;
export type Receipt = (typeof RECEIPTS)[number];

export const receiptUrl = (receipt: Receipt): string => `${SHARE_START_URL}&shared=${receipt}`;

/** Adds to a query of the home page that the share form opens. */
export function withShareStart(search: string): string {
  const asked = new URLSearchParams(search);
  asked.set('start', 'share');
  return asked.toString();
}

export const isSearchStart = (search: URLSearchParams): boolean => search.get('start') === 'search';

export const isShareStart = (search: URLSearchParams): boolean => search.get('start') === 'share';

/** Returns the receipt in a URL, or null if no screenshots were shared. */
export const receiptIn = (search: URLSearchParams): Receipt | null =>
  RECEIPTS.find((receipt) => receipt === search.get('shared')) ?? null;

/** Returns the query without the task, so that a reload does not start the task again. */
export function withoutStart(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('start');
  rest.delete('shared');
  return rest;
}

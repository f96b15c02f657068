/**
 * URLs that open the app for a task, such as a search. The shortcuts of the installed app and the share target use
 * them.
 */

/**
 * The URL to which the phone sends shared screenshots (`share_target` in the manifest), and the form field that
 * contains them.
 */
export const SHARE_TARGET = { path: '/share-target', field: 'screenshot' } as const;

export const SEARCH_START_URL = '/?start=search';
export const SHARE_START_URL = '/?start=share';

/**
 * The possible receipts. A receipt is a URL parameter that tells the app what happened to the screenshots that the
 * phone sent.
 */
export const RECEIPTS = [
  'received',
  'not-received',
  'unsupported',
  'too-large',
  'too-many',
] as const;
export type Receipt = (typeof RECEIPTS)[number];

export const receiptUrl = (receipt: Receipt): string => `${SHARE_START_URL}&shared=${receipt}`;

/** Returns the given query of the home page with one more parameter, which opens the share form. */
export function withShareStart(search: string): string {
  const asked = new URLSearchParams(search);
  asked.set('start', 'share');
  return asked.toString();
}

export const isSearchStart = (search: URLSearchParams): boolean => search.get('start') === 'search';

export const isShareStart = (search: URLSearchParams): boolean => search.get('start') === 'share';

/** Returns the receipt in a URL query, or null if the URL did not open the app for shared screenshots. */
export const receiptIn = (search: URLSearchParams): Receipt | null =>
  RECEIPTS.find((receipt) => receipt === search.get('shared')) ?? null;

/** Returns the query without the task's parameters, so that a reload does not start the task again. */
export function withoutStartParameters(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('start');
  rest.delete('shared');
  return rest;
}

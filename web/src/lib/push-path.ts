const REPLY = 'reply';

/** Adds to the path of a comment, such as '/item/abc?comment=def', that the form for a reply to it opens. */
export const withReply = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${REPLY}=1`;

export const wantsReply = (search: URLSearchParams): boolean => search.get(REPLY) === '1';

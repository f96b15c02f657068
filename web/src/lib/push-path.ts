const REPLY = 'reply';

/** Returns a path that also opens the form for a reply. `path` leads to a comment, such as '/item/abc?comment=def'. */
export const withReply = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${REPLY}=1`;

export const wantsReply = (search: URLSearchParams): boolean => search.get(REPLY) === '1';

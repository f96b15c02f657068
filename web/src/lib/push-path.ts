const REPLY = 'reply';

/**
 * Returns a path that opens a comment and the form for a reply to it. `path` is the path of the comment, such as
 * '/item/abc?comment=def'.
 */
export const withReplyParameter = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${REPLY}=1`;

export const wantsReply = (search: URLSearchParams): boolean => search.get(REPLY) === '1';

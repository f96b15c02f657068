/**
 * Returns a function that returns an idempotency key for the content of a request. The key stays the same until the
 * content changes, so that the server runs a repeated request only once.
 */
export function createIdempotencyKeySource(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.key === '' || text !== last.content)
      last = { content: text, key: crypto.randomUUID() };
    return last.key;
  };
}

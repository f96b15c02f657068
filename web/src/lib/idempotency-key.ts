/**
 * Returns a function that returns an idempotency key. The key stays the same while the content does, so that a retry
 * counts only once.
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.key === '' || text !== last.content)
      last = { content: text, key: crypto.randomUUID() };
    return last.key;
  };
}

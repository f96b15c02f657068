/** Returns a function that keeps its key while the content stays the same, so that a retry counts once. */
export function createIdempotencyKeys(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.key === '' || text !== last.content)
      last = { content: text, key: crypto.randomUUID() };
    return last.key;
  };
}

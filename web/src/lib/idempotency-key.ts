/**
 * Gives one key for each content: repeating an unchanged submission after a lost answer counts once,
 * while a changed one is a new submission.
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

/** `start`, run once for all who call; where it failed, the next call runs it again. */
export function once<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | null = null;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };
}

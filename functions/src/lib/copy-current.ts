import { isDeepStrictEqual } from 'node:util';

/**
 * Copies the value that `read` returns by passing it to `write`. Repeats this until `read` returns the same value after
 * the write, because a concurrent copy may have written an older value. Stops if `read` returns null.
 */
export async function copyUntilCurrent<T>(
  read: () => Promise<T | null>,
  write: (value: T) => Promise<unknown>,
): Promise<void> {
  let value = await read();
  while (value !== null) {
    await write(value);
    const next = await read();
    if (isDeepStrictEqual(next, value)) return;
    value = next;
  }
}

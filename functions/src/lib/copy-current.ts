import { isDeepStrictEqual } from 'node:util';

/**
 * Writes the value that `read` returns, again and again until `read` returns the same value after the write. This is
 * necessary because a concurrent copy may have written a different value. Stops if `read` returns null.
 */
export async function copyCurrent<T>(
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

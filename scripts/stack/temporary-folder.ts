import { mkdtempSync, rmSync } from 'node:fs';

/**
 * Makes a folder for as long as `use` takes; it goes whatever ends that: a command that is asked to
 * stop exits in the middle of it, which no `finally` hears of.
 * @param prefix the folder's path but for its last, random characters
 */
export async function withTemporaryFolder<T>(
  prefix: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(prefix);
  // A program that is being stopped as well may still write there.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

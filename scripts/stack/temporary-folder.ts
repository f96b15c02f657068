import { mkdtempSync, rmSync } from 'node:fs';

/**
 * Makes a folder and deletes it when `use` ends, or when the process exits before that.
 * @param prefix the folder's path without its last, random characters
 */
export async function withTemporaryFolder<T>(
  prefix: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(prefix);
  // A program that is being stopped may still write there.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

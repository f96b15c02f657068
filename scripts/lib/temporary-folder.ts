import { mkdtempSync, rmSync } from 'node:fs';

/** Creates a temporary folder, and deletes it after `use` or when the process exits. */
export async function withTemporaryFolder<T>(
  prefix: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(prefix);
  // Tries again if the folder is not empty, because a process that is stopping may still write to it.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

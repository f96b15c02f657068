import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

function moveAside(folder: string, to: string): boolean {
  try {
    renameSync(folder, to);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Replaces the folder `target` in two steps: moves the old folder away, then renames `finished`, which must be on the
 * same file system. The folder is never incomplete, but it is missing between the two steps, and after a crash between
 * them. If several processes replace the folder at the same time, the folder of the last process stays.
 */
export function replaceFolder(finished: string, target: string): void {
  const trash = mkdtempSync(`${finished}-replaced-`);
  mkdirSync(dirname(target), { recursive: true });
  for (let turn = 0; ; turn += 1) {
    moveAside(target, join(trash, String(turn)));
    try {
      renameSync(finished, target);
      break;
    } catch (error) {
      // Tries both steps again if another process has created `target` after this process moved the old folder away.
      if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    }
  }
  rmSync(trash, { recursive: true, force: true });
}

/** Replaces a file atomically: readers see the whole old or the whole new contents. */
export function replaceFile(file: string, contents: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, file);
}

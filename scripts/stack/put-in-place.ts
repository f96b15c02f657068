import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Moves a folder out of the way; false where there is none. */
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
 * Puts a finished folder in another's place, whole, so that who serves or reads that one never meets
 * half of a build; where others do the same at once, the last one stays.
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
      // Somebody else's came between: that one is moved aside as well.
      if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    }
  }
  rmSync(trash, { recursive: true, force: true });
}

/** Writes a file that nobody sees half of. */
export function replaceFile(file: string, contents: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const own = mkdtempSync(join(dirname(file), '.writing-'));
  writeFileSync(join(own, basename(file)), contents);
  renameSync(join(own, basename(file)), file);
  rmSync(own, { recursive: true });
}

import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Moves a folder. Returns false if it does not exist. */
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
 * Replaces a folder in one step, so that no reader gets a part of a build. If others do the same at the same
 * time, the last one stays.
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
      // Another process was faster: its folder is moved aside as well.
      if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    }
  }
  rmSync(trash, { recursive: true, force: true });
}

/** Replaces a file in one step, so that no reader gets a part of it. */
export function replaceFile(file: string, contents: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, contents);
  renameSync(own, file);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths';
import { trackedFiles } from './tracked-files';

const MAX_LINES = 6;
const LINE_LENGTH = 120;
/** Matches the names of things that the app creates in the browser: channels, locks, cookies and storage keys. */
const BROWSER_NAME = /'(boloboard[-_][\w-]+)'/g;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const architecture = read('docs/architecture.md');

/**
 * Returns each paragraph and each list item of a document as one line of text. Leaves out the URLs of links, because
 * readers do not see them.
 */
function paragraphsOf(document: string): string[] {
  return document
    .replaceAll(/^```[^]*?^```|^[|#<].*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((text) =>
      text
        .replaceAll(/\]\([^)]*\)|[`*[]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

/** Returns how many lines a text takes when it wraps at LINE_LENGTH characters. */
function linesOf(text: string): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    const isNew = used > 0 && used + 1 + length > LINE_LENGTH;
    if (isNew) lines += 1;
    used = isNew || used === 0 ? length : used + 1 + length;
  }
  return lines;
}

test('no paragraph of architecture.md is longer than six lines', () => {
  expect(paragraphsOf(architecture).filter((text) => linesOf(text) > MAX_LINES)).toEqual([]);
});

test('architecture.md names each channel, lock, cookie and storage key that the app creates in the browser', () => {
  const code = trackedFiles('web/src').filter(
    (path) => /^[^.]+\.tsx?$/.test(path) && !path.endsWith('/earlier-databases.ts'),
  );
  const names = code.flatMap((path) =>
    [...read(path).matchAll(BROWSER_NAME)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !architecture.includes(`\`${name}\``))).toEqual([]);
});

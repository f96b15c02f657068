import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/paths';
import { trackedFiles } from './tracked-files';

/** Matches a text in single quotes, which may contain apostrophes inside words. */
const QUOTED = /(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Joins wrapped lines, and replaces the two ways in which code escapes an apostrophe. */
const plain = (text: string) => text.replaceAll(/&apos;|\\'/g, "'").replaceAll(/\s+/g, ' ');

function sourceTexts(): string {
  const files = trackedFiles('web/src', 'contract', 'functions/src');
  const paths = files.filter((path) => /(?<!test)\.tsx?$/.test(path));
  return plain(paths.map(read).join('\n'));
}

test('finds every message that docs/product.md quotes in the code of the product', () => {
  const [, messages = ''] = read('docs/product.md').split('\n## Messages\n');
  const cells = messages.split('\n').filter((line) => line.startsWith('|'));
  const quoted = cells.flatMap((line) => [...line.matchAll(QUOTED)].map(([, text = '']) => text));
  const source = sourceTexts();
  // '…' stands for a value that the product fills in.
  const isShown = (text: string) => text.split('…').every((part) => source.includes(part.trim()));
  expect(quoted.length).toBeGreaterThan(60);
  expect(quoted.filter((text) => !isShown(text))).toEqual([]);
});

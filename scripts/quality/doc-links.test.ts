import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths';
import { trackedFiles } from './tracked-files';

const MARKDOWN_LINK = /\]\((?!https?:)([^)\s]*)\)/g;
const COMMENT_LINK = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;

const files = trackedFiles('*.md', '*.ts', '*.tsx', '*.js', '*.mjs', '*.rules');

/** Returns the anchors that GitHub gives to the headings of a document. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the links of a document whose target file or heading does not exist. */
function brokenLinks(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const links = file.endsWith('.md')
    ? [...text.matchAll(MARKDOWN_LINK)].map(([, link = '']) => ({ link, base: dirname(file) }))
    : [...text.matchAll(COMMENT_LINK)].map(([link]) => ({ link, base: '' }));
  return links.flatMap(({ link, base }) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(ROOT, file) : join(ROOT, base, path);
    const leadsSomewhere =
      existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
    return leadsSomewhere ? [] : [`${file}: ${link}`];
  });
}

/** Matches the name of a decision, such as 'ADR 0012', that is not the text of a link. */
const UNLINKED_DECISION = /(?<!\[)\bADRs? \d{4}/g;

test('documents and comments link only to documents and headings that exist', () => {
  expect(files.flatMap(brokenLinks)).toEqual([]);
});

test('documents name decisions only in links', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  const named = documents.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(UNLINKED_DECISION)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(named).toEqual([]);
});

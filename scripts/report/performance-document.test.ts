import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  PERFORMANCE_DOCUMENT,
  PERFORMANCE_SECTIONS,
  replaceDocumentSection,
} from './performance-document';

const document = [
  '# Title',
  '<!-- taps:start -->',
  'old $& table',
  '<!-- taps:end -->',
  'between',
  '<!-- lighthouse:start -->',
  'other table',
  '<!-- lighthouse:end -->',
  'after',
].join('\n');

describe('replaceDocumentSection', () => {
  it('replaces only the text between the markers of the section', () => {
    expect(replaceDocumentSection(document, 'taps', 'new $& table')).toBe(
      document.replace('\nold $& table\n', () => '\n\nnew $& table\n\n'),
    );
  });

  it('returns the same document when the content is unchanged', () => {
    const once = replaceDocumentSection(document, 'lighthouse', 'table');
    expect(replaceDocumentSection(once, 'lighthouse', 'table')).toBe(once);
  });

  it('throws when the document lacks the section', () => {
    expect(() => replaceDocumentSection(document, 'budgets', 'table')).toThrow(
      'no section budgets',
    );
  });

  it('finds all sections in docs/performance.md', () => {
    const written = readFileSync(PERFORMANCE_DOCUMENT, 'utf8');
    for (const section of PERFORMANCE_SECTIONS)
      expect(replaceDocumentSection(written, section, 'table')).toContain('table');
  });
});

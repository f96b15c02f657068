import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths';

export const PERFORMANCE_DOCUMENT = join(ROOT, 'docs/performance.md');

export const PERFORMANCE_SECTIONS = [
  'budgets',
  'lighthouse',
  'layout-shift',
  'layout-shift-again',
  'taps',
  'live',
  'cold-start',
] as const;
type Section = (typeof PERFORMANCE_SECTIONS)[number];

/** Replaces the text between the markers of a section. Throws an Error if the document lacks the markers. */
export function replaceDocumentSection(
  document: string,
  section: Section,
  content: string,
): string {
  const start = `<!-- ${section}:start -->`;
  const end = `<!-- ${section}:end -->`;
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The document has no section ${section}.`);
  return `${document.slice(0, from + start.length)}\n\n${content}\n\n${document.slice(to)}`;
}

/** Writes measured figures into docs/performance.md. */
export function writeSection(section: Section, content: string): void {
  const document = readFileSync(PERFORMANCE_DOCUMENT, 'utf8');
  writeFileSync(PERFORMANCE_DOCUMENT, replaceDocumentSection(document, section, content));
}

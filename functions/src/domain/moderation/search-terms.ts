import { foldText } from '../fold-text';

/** The most search words of a report. Even the longest title has fewer words. */
const MAX_TERMS = 100;

/**
 * The most reporters whose usernames are search words of a queue entry. Firestore allows at most 40,000 index entries
 * for a document, and each search word takes several of them.
 */
export const MAX_NAMED_REPORTERS = 1000;
const MAX_ENTRY_TERMS = 2 * MAX_NAMED_REPORTERS;

const wordsIn = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');

export interface SearchableReportTexts {
  readonly itemTitle: string;
  readonly itemOwner: string | null;
  readonly reporterUsername: string | null;
  readonly comment: { readonly username: string | null } | null;
}

/**
 * Returns the search words of a report: the words of the item's title, the usernames, and the parts of usernames such
 * as 'ann_sells'.
 */
export function reportTerms({
  itemTitle,
  itemOwner,
  reporterUsername,
  comment,
}: SearchableReportTexts): string[] {
  const names = [itemOwner, reporterUsername, comment?.username ?? null];
  const words = [...names, itemTitle].flatMap((text) => wordsIn(text ?? ''));
  const parts = words.flatMap((word) => (word.includes('_') ? word.split('_') : []));
  return [...new Set([...words, ...parts])].filter((word) => word !== '').slice(0, MAX_TERMS);
}

/**
 * Returns the search words that all reports of an item or comment share: the words of the item's title, and the
 * usernames of the item's owner and the comment's author.
 */
export const subjectTerms = (report: SearchableReportTexts): string[] =>
  reportTerms({ ...report, reporterUsername: null });

/**
 * Returns the search words of a queue entry after more reports joined it. Adds the usernames of reporters as whole
 * words, without their parts, until the entry has MAX_ENTRY_TERMS words.
 */
export function entryTerms(
  before: readonly string[],
  reports: readonly SearchableReportTexts[],
): string[] {
  const terms = new Set([...before, ...reports.flatMap(subjectTerms)]);
  for (const name of reports.flatMap(reporterNames))
    if (terms.size < MAX_ENTRY_TERMS) terms.add(name);
  return [...terms];
}

const reporterNames = ({ reporterUsername }: SearchableReportTexts): string[] =>
  wordsIn(reporterUsername ?? '');

/**
 * The most search words of an audit entry. If a very long note contains more words, a search does not find the last
 * ones.
 */
const MAX_AUDIT_TERMS = 300;

interface AuditTexts {
  readonly adminUsername: string | null;
  readonly memberUsername: string | null;
  readonly subject: string;
  readonly note: string;
}

/** Returns the search words of an audit entry. Usernames are whole words, without their parts. */
export function auditTerms({ adminUsername, memberUsername, subject, note }: AuditTexts): string[] {
  const texts = [adminUsername ?? '', memberUsername ?? '', subject, note];
  return [...new Set(texts.flatMap(wordsIn))].slice(0, MAX_AUDIT_TERMS);
}

/** Returns the words of a search, the longest first, because long words are usually the rarest. */
export const searchTerms = (search: string): string[] =>
  [...new Set(wordsIn(search))].sort((a, b) => b.length - a.length);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths';
import { markdownTable } from '../report/markdown-table';

const FOLDER = join(ROOT, 'docs/decisions');
const FILE_NAME = /^(\d{4})-[\w-]+\.md$/;
const LINK = /\[(\d{4})\]\((\d{4}-[\w-]+\.md)\)/g;
/**
 * Matches the status of a decision: 'accepted', 'accepted, changed by …' or 'replaced by …', with links to later
 * decisions in place of '…'.
 */
const STATUS = /^(?:accepted|accepted, changed by (?<changed>.+)|replaced by (?<replaced>.+))$/;
/** Matches the sentences of a decision that say which earlier decisions it replaces, changes or adds to. */
const CHANGES = /(?<=^|\. )(?:Replaces|Changes|Adds to) [^.]*(?:\.md\)[^.]*)*/gm;

interface Decision {
  readonly number: string;
  readonly file: string;
  readonly title: string;
  readonly status: string;
  /** The files of the later decisions that the status names. */
  readonly later: readonly string[];
  /** The files of the earlier decisions that this decision replaces, changes or adds to. */
  readonly earlier: readonly string[];
}

const linkedIn = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, , file = '']) => file);

function decisionOf(file: string, text: string): Decision {
  const [number = ''] = file.split('-');
  const [heading = '', statusLine = '', ...rest] = text.split('\n\n');
  const title = heading.startsWith(`# ${number}: `) ? heading.slice(number.length + 4) : null;
  if (title === null) throw new Error(`${file} must start with '# ${number}: ' and its title.`);
  const [, status = ''] = statusLine.split('**Status:** ');
  const links = STATUS.exec(status)?.groups;
  const later = linkedIn(status);
  if (!links || (status !== 'accepted' && later.length === 0))
    throw new Error(`${file} needs a line '**Status:** …' below its title, with links.`);
  const preamble = rest.slice(
    0,
    rest.findIndex((paragraph) => paragraph.startsWith('**')),
  );
  const sentences = preamble.flatMap((paragraph) =>
    [...paragraph.replaceAll('\n', ' ').matchAll(CHANGES)].map(([sentence]) => sentence),
  );
  return {
    number,
    file,
    title,
    status,
    later,
    earlier: sentences.flatMap(linkedIn),
  };
}

/**
 * Throws if a decision says that it changes an earlier decision, but the status of the earlier decision does not name
 * it.
 */
function requireNamed(decisions: readonly Decision[]): void {
  const byFile = new Map(decisions.map((decision) => [decision.file, decision]));
  for (const { file, earlier, later } of decisions) {
    for (const other of earlier)
      if (!byFile.get(other)?.later.includes(file))
        throw new Error(`The status of ${other} must name ${file}, which changes it.`);
    for (const other of later)
      if (other <= file || !byFile.has(other))
        throw new Error(`The status of ${file} names ${other}, which is no later decision.`);
  }
}

/**
 * Returns the table of all decisions for docs/decisions/README.md. Throws an Error that names the file if a title or a
 * status is missing or wrong. Also throws if a decision changes an earlier decision whose status does not name it.
 *
 * @param texts the text of each decision by its file name
 */
export function decisionIndexOf(texts: Readonly<Record<string, string>>): string {
  const decisions = Object.entries(texts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => decisionOf(file, text));
  requireNamed(decisions);
  return markdownTable(
    ['decision', 'title', 'status'],
    decisions.map(({ number, file, title, status }) => [`[${number}](${file})`, title, status]),
    { hasTexts: true },
  );
}

const decisionFiles = (): string[] => readdirSync(FOLDER).filter((name) => FILE_NAME.test(name));

/** Returns the table of the decisions in docs/decisions. */
export const decisionIndex = (): string =>
  decisionIndexOf(
    Object.fromEntries(
      decisionFiles().map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
    ),
  );

/**
 * Makes the names of decisions in a text, such as 'ADR 0012', links. The links work in a document in the folder docs.
 */
export function withDecisionLinks(text: string): string {
  return text.replaceAll(/ADR (\d{4})/g, (name: string, number: string) => {
    const file = decisionFiles().find((one) => one.startsWith(number));
    return file === undefined ? name : `[${name}](decisions/${file})`;
  });
}

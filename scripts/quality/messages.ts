import type ts from 'typescript';
import { ERROR_STATUS } from '../../contract/schemas/error';
import { markdownTable } from '../report/markdown-table';
import { type Constant, type NamedValue, valuesIn } from './contract-constants';
import { readSource } from './parsed-sources';
import { serverErrors } from './server-errors';
import { shownTexts, constantsShownAsTitles } from './shown-texts';
import { trackedFiles } from './tracked-files';

/**
 * Matches folders that are left out of the list of messages. The files in `lib` have no texts for users, and the static
 * pages are whole documents.
 */
const LEFT_OUT = /^(?:functions\/src\/lib|web\/src\/app\/pages\/static)\//;
const AREA = /^(?:contract\/\w+|web\/src\/features\/[^/]+|(?:web|functions)\/src\/[^/]+)/;

/** Returns the table of error codes. */
export const errorCodesTable = (): string =>
  markdownTable(
    ['code', 'status'],
    Object.entries(ERROR_STATUS).map(([code, status]) => [`\`${code}\``, String(status)]),
    { hasTexts: true },
  );

/** Returns a text as Markdown code, so that the document shows it unchanged. */
function quoted(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  return /^`|`$/.test(text) ? `\`\` ${text} \`\`` : `\`\`${text}\`\``;
}

const sourcesIn = (...folders: readonly string[]): ts.SourceFile[] =>
  trackedFiles(...folders)
    .filter((path) => /^[^.]+\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .map(readSource);

/**
 * Returns the codes of all errors that have one of these messages, in parentheses, such as ' (`not_found`)'. Returns ''
 * if there is no such error.
 */
function codesOf(messages: readonly string[], codes: ReadonlyMap<string, Set<string>>): string {
  const found = new Set(messages.flatMap((message) => [...(codes.get(message) ?? [])]));
  return found.size === 0 ? '' : ` (${[...found].sort().map(quoted).join(', ')})`;
}

function errorCodes(sources: readonly ts.SourceFile[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const { code, message } of sources.flatMap(serverErrors))
    codes.set(message, (codes.get(message) ?? new Set()).add(code));
  return codes;
}

const isMessage = (value: unknown): value is string =>
  typeof value === 'string' && /^[“"'@…]*\p{Lu}.*\p{Ll}{2}.* .*\p{Ll}{2}/u.test(value);

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Returns Markdown with a heading for each folder, and below it a list of the texts of each file. */
function byFolder(lists: readonly (readonly [file: string, items: readonly string[]])[]): string {
  const filled = lists.filter(([, items]) => items.length > 0);
  const folders = grouped(filled, ([file]) => AREA.exec(file)?.[0] ?? file);
  return [...folders]
    .map(([folder, files]) => {
      const parts = files.map(
        ([file, items]) =>
          `- \`${file.slice(folder.length + 1)}\`\n${items.map((item) => `  - ${item}`).join('\n')}`,
      );
      return `### ${folder}\n\n${parts.join('\n')}`;
    })
    .join('\n\n');
}

interface Sources {
  /** Source files of the contract and the web app. */
  readonly app: readonly ts.SourceFile[];
  readonly server: readonly ts.SourceFile[];
}

/**
 * Returns all texts that users can read, in lists by folder and file. Texts in constants come first, with the names of
 * the constants. A text that is the message of errors is followed by the codes of these errors, in parentheses.
 */
export function messagesIn({ app, server }: Sources, constants: readonly Constant[]): string {
  const codes = errorCodes(server);
  const shown = new Set(app.flatMap(constantsShownAsTitles));
  const named = grouped(
    constants.flatMap(({ file, name, value }) =>
      valuesIn(name, value, isMessage).map((one) => ({ ...one, file })),
    ),
    ({ file }) => `${file}.ts`,
  );
  return byFolder(
    [...app, ...server].map((source) => {
      const ofConstants: readonly NamedValue<string>[] = named.get(source.fileName) ?? [];
      const known = new Set(ofConstants.map(({ value }) => value));
      const others = shownTexts(source, shown).filter((text) => !known.has(text));
      return [
        source.fileName,
        [
          ...ofConstants.map(
            ({ name, value }) => `\`${name}\`: ${quoted(value)}${codesOf([name, value], codes)}`,
          ),
          ...others.map((text) => quoted(text) + codesOf([text], codes)),
        ],
      ];
    }),
  );
}

/** Returns all texts of the contract, the web app and the server that users can read. */
export const messageLists = (constants: readonly Constant[]): string =>
  messagesIn(
    {
      app: sourcesIn('contract/schemas', 'contract/rules', 'web/src'),
      server: sourcesIn('functions/src'),
    },
    constants,
  );

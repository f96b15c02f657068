import type { AnyCollection } from '../../functions/src/repos/collections/collection';
import { collectionRows } from '../../functions/src/repos/collections/collections';
import type { AllowedReaders } from '../../functions/src/repos/collections/row-rules';
import { markdownTable } from '../report/markdown-table';

const HEAD = ['documents', 'whose', 'in the export', 'erased', 'TTL', 'browsers that read'];

/** Returns the table of Firestore's collections for docs/architecture.md. */
export const collectionsTable = (): string =>
  markdownTable(
    HEAD,
    collectionRows.map(([, row]) => cellsOf(row)),
    { hasTexts: true },
  );

const cellsOf = ({ path, owner, exported, erased, ttl, readableBy }: AnyCollection): string[] => [
  `\`${path}\``,
  ownerOf(owner),
  typeof exported === 'string' ? `\`${exported}\`` : `no: ${exported.leftOut}`,
  'kept' in erased
    ? `no: ${erased.kept}`
    : erased.map((it) => `\`${typeof it === 'string' ? it : it.step}\``).join(', '),
  ttl === null ? '' : `\`${ttl}\``,
  readersOf(readableBy),
];

function ownerOf(owner: AnyCollection['owner']): string {
  if (owner === null) return 'nobody';
  if ('param' in owner) return `\`{${owner.param}}\``;
  const fields = [...owner.fields, ...(owner.email === undefined ? [] : [owner.email])];
  return fields.map((field) => `\`${field}\``).join(', ');
}

function readersOf({ get, list, only }: AllowedReaders): string {
  const everyone = only === undefined ? 'everyone' : `everyone ${only}`;
  const names = (readers: AllowedReaders['get']) =>
    readers.map((reader) => (reader === 'everyone' ? everyone : reader)).join(', ');
  if (names(get) === names(list)) return names(get) || 'none';
  return `${names(get)}; lists: ${names(list) || 'none'}`;
}

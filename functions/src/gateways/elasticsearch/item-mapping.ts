import { ITEM_LINE_FORMAT } from '../../domain/items/item-index/indexed-item-line';
import type { ItemDocument } from './item-document';

/**
 * The version of the format of documents and their mapping. Increase it when either changes. Each version has an alias
 * with its own name, and `npm run reindex-items` builds an index for the new alias.
 */
const MAPPING_FORMAT = 2;

/**
 * Returns the name of the alias for the items of a project. The alias points to one index. Each format has its own
 * alias, so that the previous version of the product can still use its index during a deployment.
 */
export const itemsAlias = (projectId: string): string =>
  `${projectId}-items-${String(ITEM_LINE_FORMAT)}-${String(MAPPING_FORMAT)}`;

const LONG = { type: 'long' } as const;
const INTEGER = { type: 'integer' } as const;
const KEYWORD = { type: 'keyword' } as const;

/**
 * A field that contains suffixes of words. A search for a text finds the suffixes that begin with this text. Very many
 * suffixes begin with the same one to three code units, so the engine also indexes these prefixes as terms.
 */
const SUFFIXES = {
  type: 'text',
  analyzer: 'whitespace',
  norms: false,
  index_options: 'docs',
  index_prefixes: { min_chars: 1, max_chars: 3 },
} as const;

const PROPERTIES = {
  id: KEYWORD,
  line: { type: 'keyword', index: false, doc_values: false },
  version: LONG,
  storedAt: LONG,
  goneAt: LONG,
  hiddenUntil: LONG,
  removedAt: LONG,
  addedAt: LONG,
  price: INTEGER,
  /** The price step of the item. Only aggregations use it, so it is not indexed for searches. */
  priceStep: { type: 'short', index: false },
  profit: INTEGER,
  likes: INTEGER,
  verifiedLikes: INTEGER,
  soldDay: INTEGER,
  platform: KEYWORD,
  isOwnSale: { type: 'boolean' },
  ownerId: KEYWORD,
  title: KEYWORD,
  username: KEYWORD,
  category: KEYWORD,
  categoryName: KEYWORD,
  text: SUFFIXES,
  /** The suffixes of long words, with their positions, because phrase queries need positions. */
  longText: { type: 'text', analyzer: 'whitespace', norms: false },
  name: SUFFIXES,
  pictureHash: { type: 'keyword', index: false },
  pictureBands: { type: 'keyword', doc_values: false },
} as const satisfies Record<keyof ItemDocument, object>;

/**
 * The mapping of a document. `_source` contains only the line from which the item is parsed. All other fields are
 * read from doc values.
 */
export const ITEM_MAPPING = {
  dynamic: 'strict' as const,
  _source: { includes: ['line'] },
  properties: PROPERTIES,
};

/**
 * The time for which the engine remembers the version of a deleted item, so that a late write cannot store the item
 * again. No call or trigger can run that long.
 */
const DELETIONS_KEPT = '1h';

/**
 * The settings with which an index is created. Until its build ends, it has no replica and no refreshes, so the build
 * takes half the time. The engine stores the items newest first (`sort`), so a search for the newest items can stop
 * after the first matches.
 */
export const INDEX_SETTINGS_DURING_BUILD = {
  sort: { field: 'addedAt', order: 'desc' },
  gc_deletes: DELETIONS_KEPT,
  refresh_interval: '-1',
  number_of_replicas: 0,
} as const;

/** The settings of an index after its build. The index has one replica if the cluster has a second node. */
export const SERVING_INDEX_SETTINGS = {
  refresh_interval: '1s',
  auto_expand_replicas: '0-1',
} as const;

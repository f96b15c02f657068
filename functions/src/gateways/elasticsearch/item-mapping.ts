import { LINE_FORMAT } from '../../domain/items/item-index/indexed-item-line';
import type { ItemDocument } from './item-document';

/**
 * The version of the document and its mapping. Increase it when either changes: the alias then gets another name, and
 * `npm run reindex-items` builds an index for it.
 */
const MAPPING_FORMAT = 2;

/**
 * Returns the alias of a project's items, which points to one index. Each format has its own alias, so that an earlier
 * version of the product can still use its index while the new version is deployed.
 */
export const itemsAlias = (projectId: string): string =>
  `${projectId}-items-${String(LINE_FORMAT)}-${String(MAPPING_FORMAT)}`;

const LONG = { type: 'long' } as const;
const INTEGER = { type: 'integer' } as const;
const KEYWORD = { type: 'keyword' } as const;

/** A field of suffixes. Prefixes of one to three code units are indexed as separate terms, because many suffixes begin with them. */
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
  /** Only used for aggregations, never for searches. */
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
  /** A field with positions, which phrase queries need. */
  longText: { type: 'text', analyzer: 'whitespace', norms: false },
  name: SUFFIXES,
  pictureHash: { type: 'keyword', index: false },
  pictureBands: { type: 'keyword', doc_values: false },
} as const satisfies Record<keyof ItemDocument, object>;

/**
 * The mapping of an item's document. `_source` contains only the line, from which an item is parsed. All other fields
 * are read from doc values.
 */
export const ITEM_MAPPING = {
  dynamic: 'strict' as const,
  _source: { includes: ['line'] },
  properties: PROPERTIES,
};

/**
 * How long the engine remembers the version of a deletion, so that a late write cannot bring the item back. It is
 * longer than any call or trigger runs.
 */
const DELETIONS_KEPT = '1h';

/** The settings of an index during its build: no replica and no refreshes, which halves the time. */
export const BUILD_SETTINGS = {
  gc_deletes: DELETIONS_KEPT,
  refresh_interval: '-1',
  number_of_replicas: 0,
} as const;

/** The settings of an index after its build: one replica, if there is a second node. */
export const SERVING_SETTINGS = {
  refresh_interval: '1s',
  auto_expand_replicas: '0-1',
} as const;

import { LINE_FORMAT } from '../../domain/items/item-index/indexed-item-line';
import type { ItemDocument } from './item-document';

/** Increase this when the document or its mapping changes. The alias gets a new name, and `npm run reindex-items` builds an index for it. */
const MAPPING_FORMAT = 2;

/**
 * Returns the alias of a project's items, which names one index. Each format has its own alias, so an earlier version of the product can
 * use its index while the new version is deployed.
 */
export const itemsAlias = (projectId: string): string =>
  `${projectId}-items-${String(LINE_FORMAT)}-${String(MAPPING_FORMAT)}`;

const LONG = { type: 'long' } as const;
const INTEGER = { type: 'integer' } as const;
const KEYWORD = { type: 'keyword' } as const;

/** Prefixes of one to three code units are indexed as terms, because many suffixes begin with them. */
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
  /** Only aggregated, never searched. */
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
  /** Keeps positions, for the phrase query. */
  longText: { type: 'text', analyzer: 'whitespace', norms: false },
  name: SUFFIXES,
  pictureHash: { type: 'keyword', index: false },
  pictureBands: { type: 'keyword', doc_values: false },
} as const satisfies Record<keyof ItemDocument, object>;

/** `_source` holds only the line, from which an item is parsed. All other fields are read from doc values. */
export const ITEM_MAPPING = {
  dynamic: 'strict' as const,
  _source: { includes: ['line'] },
  properties: PROPERTIES,
};

/**
 * The engine remembers the version of a deletion for this long, so that a late write cannot bring the item back. Longer than any call or
 * trigger runs.
 */
const DELETIONS_KEPT = '1h';

/** While an index is built, it has no replica and no refreshes. This halves the time. */
export const BUILD_SETTINGS = {
  gc_deletes: DELETIONS_KEPT,
  refresh_interval: '-1',
  number_of_replicas: 0,
} as const;

/** One replica, if there is a second node. */
export const SERVING_SETTINGS = {
  refresh_interval: '1s',
  auto_expand_replicas: '0-1',
} as const;

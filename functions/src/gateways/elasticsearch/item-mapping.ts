import { LINE_FORMAT } from '../../domain/items/item-index/indexed-item-line';
import type { ItemDocument } from './item-document';

/** Increase this when the document or its mapping changes. `npm run reindex-items` then builds another index. */
const MAPPING_FORMAT = 1;

/**
 * Returns the name by which a project's items are written and read. It is an alias of one index. Another format has another name, so an
 * earlier version of the product continues with its own index while it is being replaced.
 */
export const itemsAlias = (projectId: string): string =>
  `${projectId}-items-${String(LINE_FORMAT)}-${String(MAPPING_FORMAT)}`;

const LONG = { type: 'long' } as const;
const INTEGER = { type: 'integer' } as const;
const KEYWORD = { type: 'keyword' } as const;

/** Prefixes of one or two letters have terms of their own, because many grams begin with them. */
const GRAMS = {
  type: 'text',
  analyzer: 'whitespace',
  norms: false,
  index_options: 'positions',
  index_prefixes: { min_chars: 1, max_chars: 2 },
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
  text: GRAMS,
  name: GRAMS,
  pictureHash: { type: 'keyword', index: false },
  pictureBands: { type: 'keyword', doc_values: false },
} as const satisfies Record<keyof ItemDocument, object>;

/** Only the line is stored as text, because an item is parsed from it. All other fields are read from their columns. */
export const ITEM_MAPPING = {
  dynamic: 'strict' as const,
  _source: { includes: ['line'] },
  properties: PROPERTIES,
};

/** For this long, a deletion wins against a write that read the item before it. Longer than any call or trigger runs. */
const DELETIONS_KEPT = '1h';

/** While it is built, an index has no copy and cannot be searched, which takes half the time. */
export const BUILD_SETTINGS = {
  gc_deletes: DELETIONS_KEPT,
  refresh_interval: '-1',
  number_of_replicas: 0,
} as const;

/** A copy on a second node, if there is one. */
export const SERVING_SETTINGS = {
  refresh_interval: '1s',
  auto_expand_replicas: '0-1',
} as const;

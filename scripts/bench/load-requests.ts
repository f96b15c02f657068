import { championsEndpoints } from '@contract/endpoints/champions';
import { itemsEndpoints } from '@contract/endpoints/items';
import type { ItemListQueryInput } from '@contract/schemas/item-list';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { SEARCH_WORDS } from './generated-items';

/** Requests of one kind, which are measured together. */
export interface RequestLoad {
  readonly title: string;
  /** The paths that each connection requests in turn. Each connection starts at a different path. */
  readonly paths: readonly string[];
  readonly signedIn: boolean;
}

const DEEP_PAGES = 200;

function listPath(query: ItemListQueryInput): string {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search ? `${itemsEndpoints.listItems.path}?${search}` : itemsEndpoints.listItems.path;
}

/**
 * Searches for words and pairs of words. There are many different searches, so that few responses come from a cache.
 */
const searches = SEARCH_WORDS.flatMap((word, n) => [
  listPath({ search: word }),
  listPath({ search: `${word} ${SEARCH_WORDS[(n + 7) % SEARCH_WORDS.length] ?? ''}` }),
]);

function deepPages(count: number): string[] {
  const pages = Math.ceil(count / PAGE_SIZE);
  const deep = Array.from({ length: DEEP_PAGES }, (_, n) => 2 + ((n * 31) % (pages - 1)));
  return deep.map((page) => listPath({ page: String(page) }));
}

/** Returns the kinds of requests to measure when the product has `count` items. */
export const requestLoads = (count: number): readonly RequestLoad[] => [
  { title: 'list, page 1', paths: [listPath({})], signedIn: false },
  { title: 'list, page 1, signed in', paths: [listPath({})], signedIn: true },
  { title: 'search', paths: searches, signedIn: false },
  { title: 'deep page, signed in', paths: deepPages(count), signedIn: true },
  { title: 'champions', paths: [championsEndpoints.getMostLikedOfMonth.path], signedIn: false },
];

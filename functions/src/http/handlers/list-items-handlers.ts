import type { Listing } from '../../services/listing';
import type { Handlers } from '../handler';

/** Answers `GET /api/items`. */
export function createListItemsHandlers({
  listing,
}: {
  readonly listing: Listing;
}): Handlers<'listItems'> {
  return { listItems: ({ query }) => listing.newest(query.limit) };
}

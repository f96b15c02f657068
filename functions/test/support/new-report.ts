import type { NewReport } from '../../src/repos/reports-repo';

/** Returns a report of the item 'owl' of the seller 'bob', in the form in which the product stores it. */
export const newReport = (changes: Partial<NewReport> = {}): NewReport => ({
  itemId: 'owl',
  commentId: null,
  comment: null,
  reason: 'spam',
  description: '',
  idempotencyKey: 'key',
  itemTitle: 'Owl',
  itemOwnerId: 'bob',
  itemOwner: 'bob_sells',
  itemPriceCents: 3499,
  itemPlatform: 'ebay',
  itemListingUrl: null,
  thumbnail: null,
  reporterUsername: 'ann',
  reporterUpheld: 0,
  reporterDecided: 0,
  countsForHiding: true,
  ...changes,
});

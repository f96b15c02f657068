import { itemLike } from '@contract/schemas/item.test-support';
import { setChampionResponses, setHomeResponses, setVisitorResponses } from './home';
import { setItemListResponses, bowls } from './item-list';

/** Sets the responses for a visitor's home page with 160 items and champions of all three kinds. */
export function setFullHomeResponses(): void {
  setVisitorResponses();
  setHomeResponses();
  setItemListResponses(bowls(160));
  const item = itemLike({ isPremiumUser: true, isOwnSale: true, purchasePrice: '4.00' });
  const seller = { user: { ...item, id: 'thrifty' }, itemCount: 123, topItem: item };
  setChampionResponses({ liked: item, profit: item, seller });
}

import { itemLike } from '@contract/schemas/item.test-support';
import { answerChampions, answerHome, answerVisitor } from './home';
import { answerPagesOf, bowls } from './item-list';

/** Sets the responses for a visitor's home page with 160 items and all champions. */
export function answerFullHome(): void {
  answerVisitor();
  answerHome();
  answerPagesOf(bowls(160));
  const item = itemLike({ isPremiumUser: true, isOwnSale: true, purchasePrice: '4.00' });
  const seller = { user: { ...item, id: 'thrifty' }, itemCount: 123, topItem: item };
  answerChampions({ liked: item, profit: item, seller });
}

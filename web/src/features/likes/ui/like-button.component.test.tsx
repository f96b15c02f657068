import { LIKE_MESSAGES } from '@contract/schemas/like';
import { answer, callsTo, refuse } from '@test/fake-api';
import { itemLike } from '@test/items';
import { type Rendered, renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LikeButton } from './like-button';

const item = itemLike({ id: 'bowl', likesCount: 3 });
const heart = () => page.getByRole('button', { name: 'Like, 3 likes' });

const renderFor = (memberId: string | null): Promise<Rendered> => {
  const session = { memberId, findMember: () => Promise.resolve(memberId) };
  return renderPart(<LikeButton item={item} inWords session={session} />);
};

async function expectSignIn({ location }: Rendered): Promise<void> {
  await heart().click();
  await expect.element(page.getByText(LIKE_MESSAGES.signInRequired).first()).toBeVisible();
  await expect.poll(location).toBe('/login?next=%2Fitem%2Fbowl');
}

test('sends a visitor to the sign-in page, which returns to the item', async () => {
  await expectSignIn(await renderFor(null));
  expect(callsTo('likeItem')).toHaveLength(0);
  expect(callsTo('listLikedItems')).toHaveLength(0);
});

test('undoes the like and sends the member to the sign-in page when the session is over', async () => {
  answer('listLikedItems', { likedItems: [] });
  refuse('likeItem', 'unauthorized', 'Unauthorized');
  await expectSignIn(await renderFor('member-1'));
  expect(callsTo('likeItem')).toHaveLength(1);
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
});

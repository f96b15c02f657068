import { itemLike } from '@contract/schemas/item.test-support';
import { LIKE_MESSAGES, LIKE_USERNAME_REQUIRED_MESSAGE } from '@contract/schemas/like';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { goOffline, goOnline } from '@test/offline';
import { type Rendered, renderPart } from '@test/render';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listOutbox } from '@/lib/outbox/outbox-store';
import type { LikeSession } from '../model/use-like';
import { LikeButton } from './like-button';

const item = itemLike({ id: 'bowl', likesCount: 3 });
const heart = () => page.getByRole('button', { name: 'Like, 3 likes' });

type Member = Awaited<ReturnType<LikeSession['findMember']>>;
const renderFor = (member: Member): Promise<Rendered> => {
  const session = {
    memberId: member?.id ?? null,
    findMember: () => Promise.resolve(member),
    usernamePage: '/account-setup',
  };
  return renderPart(<LikeButton item={item} inWords session={session} />);
};

async function expectSignIn({ location }: Rendered): Promise<void> {
  await heart().click();
  await expect.element(page.getByText(LIKE_MESSAGES.signInRequired).first()).toBeVisible();
  await expect.poll(location).toBe('/login?next=%2Fitem%2Fbowl');
}

test('sends a visitor to the sign-in page, which leads back to the item', async () => {
  await expectSignIn(await renderFor(null));
  expect(callsTo('likeItem')).toHaveLength(0);
  expect(callsTo('listLikedItems')).toHaveLength(0);
});

test('rolls back the like and opens the sign-in page when the session is over', async () => {
  setResponse('listLikedItems', { likedItems: [] });
  setErrorResponse('likeItem', 'unauthorized', 'Unauthorized');
  await expectSignIn(await renderFor({ id: 'member-1', username: 'ann' }));
  expect(callsTo('likeItem')).toHaveLength(1);
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
});

describe('the like button of a member without a username', () => {
  const member = { id: 'member-1', username: null };

  test('asks a member to set a username before liking an item, and links to the page that sets it', async () => {
    setResponse('listLikedItems', { likedItems: [] });
    const { location } = await renderFor(member);
    await heart().click();
    await expect.element(page.getByText(LIKE_USERNAME_REQUIRED_MESSAGE).first()).toBeVisible();
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Set username' }).click();
    await expect.poll(location).toBe('/account-setup');
    expect(callsTo('likeItem')).toHaveLength(0);
  });

  test('queues no like for a member without a username when there is no network', async () => {
    setResponse('listLikedItems', { likedItems: [] });
    await renderFor(member);
    goOffline();
    onTestFinished(goOnline);
    await heart().click();
    await expect.element(page.getByText(LIKE_USERNAME_REQUIRED_MESSAGE).first()).toBeVisible();
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(await listOutbox(member.id)).toEqual([]);
  });

  test('lets a member without a username unlike an item that they liked before usernames were required', async () => {
    setResponse('listLikedItems', { likedItems: ['bowl'] });
    setResponse('unlikeItem', { newAchievements: [] });
    await renderFor(member);
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
    await heart().click();
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => callsTo('unlikeItem').length).toBe(1);
  });
});

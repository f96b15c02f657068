import { itemLike } from '@contract/schemas/item.test-support';
import { LIKE_MESSAGES, LIKE_USERNAME_REQUIRED_MESSAGE } from '@contract/schemas/like';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { deleteRecordsOf } from '@/lib/forget-stored';
import { listOutbox } from '@/lib/outbox/outbox-store';

const bowl = itemLike({ id: 'bowl', title: 'Bowl', likesCount: 3 });
const owl = itemLike({ id: 'owl', title: 'Owl', likesCount: 1 });
const done = { newAchievements: [] };
const member = memberLike();

const heart = (title: string) =>
  cards()
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: /^Like/ });
const pressed = (title: string, isPressed: boolean) =>
  expect.element(heart(title)).toHaveAttribute('aria-pressed', String(isPressed));
const named = (title: string, name: string) => expect.element(heart(title)).toHaveTextContent(name);
const calls = () => ['likeItem', 'unlikeItem'].flatMap((name) => callsTo(name as 'likeItem'));

async function openHome(): Promise<void> {
  await renderApp('/');
  await expect.element(heart('Bowl')).toBeVisible();
}

beforeEach(() => {
  setSignedInMemberResponses(member);
  setHomeResponses([bowl, owl]);
  setResponse('getItem', { item: bowl });
  setResponse('likeItem', done);
  setResponse('unlikeItem', done);
});
afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  await deleteRecordsOf({ end: 'signed-out', memberId: member.id });
  goOnline();
});

describe("a member's like", () => {
  test('is loaded together with the likes of all other cards in one request', async () => {
    setResponse('listLikedItems', { likedItems: ['owl'] });
    await openHome();
    await pressed('Owl', true);
    await pressed('Bowl', false);
    expect(callsTo('listLikedItems')).toHaveLength(1);
  });

  test.each(BOTH_SIZES)(
    'is shown before the server responds, and is removed by a second click, on a $size',
    async ({ viewport }) => {
      await page.viewport(...viewport);
      await openHome();
      const letGo = holdResponses('likeItem');
      await heart('Bowl').click();
      await pressed('Bowl', true);
      await named('Bowl', 'Like, 4 likes');
      await named('Owl', 'Like, 1 like');
      await expectNoAxeViolations();
      letGo();
      await heart('Bowl').click();
      await pressed('Bowl', false);
      await named('Bowl', 'Like, 3 likes');
      await expect.poll(() => callsTo('unlikeItem').length).toBe(1);
      expect(callsTo('likeItem')).toHaveLength(1);
    },
  );

  test('can be given by keyboard, which does not open the item', async () => {
    await openHome();
    heart('Bowl').element().focus();
    await userEvent.keyboard('{Enter}');
    await pressed('Bowl', true);
    await expect.element(detail()).not.toBeInTheDocument();
  });

  test('is also shown on the card when the member likes the item in the item detail', async () => {
    await openHome();
    await openCard('Bowl');
    const button = detail().getByRole('button', { name: /^Like/ });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(detail().getByText('4 likes')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 4 likes');
  });

  test('can be given with a button that is at least 44 px wide and high', async () => {
    await openHome();
    const { width, height } = heart('Bowl').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('has the state of the second click after two quick clicks, whose calls are sent one after the other', async () => {
    await openHome();
    const letGo = holdResponses('likeItem');
    await heart('Bowl').click();
    await heart('Bowl').click();
    await pressed('Bowl', false);
    await expect.poll(() => callsTo('likeItem').length).toBe(1);
    expect(callsTo('unlikeItem')).toHaveLength(0);
    letGo();
    await expect.poll(() => callsTo('unlikeItem').length).toBe(1);
    expect(callsTo('likeItem')).toHaveLength(1);
    await named('Bowl', 'Like, 3 likes');
  });
});

describe('a like whose call the server refuses', () => {
  test.each([
    ['the message of the server', 'This item is no longer available.'],
    ['no message', ''],
  ])(
    'is undone, and a toast shows a reason, when the response contains %s',
    async (_what, message) => {
      await openHome();
      setErrorResponse('likeItem', 'not_found', message);
      await heart('Bowl').click();
      await expect.element(page.getByText(message || LIKE_MESSAGES.failed).first()).toBeVisible();
      await pressed('Bowl', false);
      await named('Bowl', 'Like, 3 likes');
    },
  );

  test('is shown again when the server refuses its removal', async () => {
    setResponse('listLikedItems', { likedItems: ['bowl'] });
    await openHome();
    await pressed('Bowl', true);
    setErrorResponse('unlikeItem', 'internal', 'Something went wrong.');
    await heart('Bowl').click();
    await expect.element(page.getByText('Something went wrong.').first()).toBeVisible();
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 3 likes');
  });
});

describe('a like without a network', () => {
  const waiting = async () =>
    (await listOutbox(member.id)).map(({ endpoint, input }) => [endpoint, input.params]);

  async function likeOffline(): Promise<void> {
    await openHome();
    goOffline();
    await heart('Bowl').click();
    await expect.poll(waiting).toEqual([['likeItem', { itemId: 'bowl' }]]);
  }

  test('is not listed as a waiting share, and is sent once when the network is back', async () => {
    await likeOffline();
    await pressed('Bowl', true);
    await expect.element(page.getByText('Waiting to Be Shared')).not.toBeInTheDocument();
    expect(calls()).toHaveLength(0);
    goOnline();
    await expect.poll(waiting).toEqual([]);
    expect(callsTo('likeItem')).toHaveLength(1);
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 4 likes');
  });

  test('waits in the outbox as one call, with the last state that the member chose for the item', async () => {
    await openHome();
    goOffline();
    for (const count of [4, 3, 4]) {
      await heart('Bowl').click();
      await named('Bowl', `Like, ${count} likes`);
      const name = count === 4 ? 'likeItem' : 'unlikeItem';
      await expect.poll(waiting).toEqual([[name, { itemId: 'bowl' }]]);
    }
    goOnline();
    await expect.poll(waiting).toEqual([]);
    expect(calls()).toHaveLength(1);
  });

  test('waits in the outbox when its call got no response, and is sent again', async () => {
    await openHome();
    setNetworkFailure('likeItem');
    await heart('Bowl').click();
    await expect.poll(waiting).toEqual([['likeItem', { itemId: 'bowl' }]]);
    await pressed('Bowl', true);
    setResponse('likeItem', done);
    window.dispatchEvent(new Event('online'));
    await expect.poll(waiting).toEqual([]);
  });

  /** Reloads the page without a network. The faked API still responds, as saved responses would. */
  async function reloadOffline(): Promise<void> {
    await cleanup();
    goOffline();
    await openHome();
  }

  test('is counted on the card and in the item detail while it waits, also after a reload', async () => {
    await likeOffline();
    await reloadOffline();
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 4 likes');
    await pressed('Owl', false);
    await openCard('Bowl');
    const button = detail().getByRole('button', { name: /^Like/ });
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(detail().getByText('4 likes')).toBeVisible();
  });

  test('is shown as removed while its removal waits after a reload, and a click restores it', async () => {
    setResponse('listLikedItems', { likedItems: ['bowl'] });
    await openHome();
    await pressed('Bowl', true);
    goOffline();
    await heart('Bowl').click();
    await expect.poll(waiting).toEqual([['unlikeItem', { itemId: 'bowl' }]]);
    await reloadOffline();
    await pressed('Bowl', false);
    await named('Bowl', 'Like, 2 likes');
    await heart('Bowl').click();
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 3 likes');
    await expect.poll(waiting).toEqual([['likeItem', { itemId: 'bowl' }]]);
  });

  test('is counted only once if the saved responses contain it although it still waits', async () => {
    await likeOffline();
    setResponse('listLikedItems', { likedItems: ['bowl'] });
    setHomeResponses([{ ...bowl, likesCount: 4 }, owl]);
    await reloadOffline();
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 4 likes');
  });

  test('stays visible without a gap while it is sent after a reload', async () => {
    await likeOffline();
    await reloadOffline();
    await pressed('Bowl', true);
    const letGo = holdResponses('likeItem');
    goOnline();
    await expect.poll(() => callsTo('likeItem').length).toBe(1);
    await named('Bowl', 'Like, 4 likes');
    letGo();
    await expect.poll(waiting).toEqual([]);
    await pressed('Bowl', true);
    await named('Bowl', 'Like, 4 likes');
  });

  test.each([
    ['sent', true, 4],
    ['refused', false, 3],
  ] as const)(
    'shows the state of the server when another tab has learned that the like was %s',
    async (_what, isLiked, count) => {
      await likeOffline();
      await reloadOffline();
      await pressed('Bowl', true);
      setResponse('listLikedItems', { likedItems: isLiked ? ['bowl'] : [] });
      setHomeResponses([{ ...bowl, likesCount: count }, owl]);
      await deleteRecordsOf({ end: 'signed-out', memberId: member.id });
      await pressed('Bowl', isLiked);
      await named('Bowl', `Like, ${count} likes`);
    },
  );

  test('is undone when the server refuses it after a reload', async () => {
    await likeOffline();
    await reloadOffline();
    await pressed('Bowl', true);
    setErrorResponse('likeItem', 'not_found', 'This item is no longer available.');
    goOnline();
    await expect.element(page.getByText('This item is no longer available.').first()).toBeVisible();
    await pressed('Bowl', false);
    await named('Bowl', 'Like, 3 likes');
  });

  test.each([
    ['not_found', 'This item is no longer available.'],
    ['username_required', LIKE_USERNAME_REQUIRED_MESSAGE],
  ] as const)(
    'is undone, and the page shows the reason, when the server refuses it later with %s',
    async (code, message) => {
      await likeOffline();
      setErrorResponse('likeItem', code, message);
      goOnline();
      await expect.element(page.getByText(message).first()).toBeVisible();
      await pressed('Bowl', false);
      await named('Bowl', 'Like, 3 likes');
      expect(await waiting()).toEqual([]);
    },
  );
});

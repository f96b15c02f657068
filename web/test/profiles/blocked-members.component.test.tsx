import { expectNoAxeViolations } from '@test/accessibility';
import {
  member,
  bowl,
  lamp,
  owl,
  blockedMember,
  commentBy,
  comments,
  itemMenuButton,
  menuItem,
  toast,
  commentRows,
  shownCards,
  setBlockedMemberResponses,
  openItemAndMenu,
  setUpBlocking,
} from '@test/blocking';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setHomeResponses } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { setLiveComments } from '@test/live-comments';
import { goOffline, goOnline } from '@test/offline';
import { profileLike, profilePageLike } from '@test/profiles';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blocksVersionStore } from '@/services/blocks-version';
import { createQueryClient } from '@/services/query-client';
import { queryKeyOf } from '@/services/query-options';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const blockedMembersDialog = () => page.getByRole('dialog', { name: 'Blocked Members' });

beforeEach(setUpBlocking);
afterEach(() => blocksVersionStore.forget());

describe('the app of a member who has blocked another member', () => {
  beforeEach(() => {
    setResponse('getCurrentUser', { ...member, hasBlocked: true });
    setBlockedMemberResponses(blockedMember);
  });

  test('shows the items of the blocked member on a page that was rendered for everyone only until the blocked members are loaded', async () => {
    // Delays the response, so that the page has only the data that the server has rendered for everyone.
    const letGo = holdResponses('listBlockedMembers');
    await renderApp('/');
    await expect.poll(shownCards).toHaveLength(3);
    setHomeResponses([lamp, owl]);
    letGo();
    await expect.poll(shownCards).toHaveLength(2);
    await expect.poll(() => callsTo('listItems').length).toBe(2);
  });

  test('shows no profile of the blocked member on a page that was rendered for everyone, even when the API fails', async () => {
    const client = createQueryClient();
    const queryKey = queryKeyOf('getProfile', { params: { username: 'Thrifty' }, query: {} });
    client.setQueryData(queryKey, profilePageLike(profileLike({ username: 'Thrifty' }), [bowl]));
    await client.invalidateQueries({ queryKey });
    setErrorResponse('getProfile', 'unavailable', 'Not now.');
    setErrorResponse('getProfileStats', 'unavailable', 'Not now.');
    const letGo = holdResponses('listBlockedMembers');
    await renderApp('/user/Thrifty', client);
    await expect.element(page.getByText('Loading profile...')).toBeInTheDocument();
    letGo();
    await expect.element(page.getByText('You blocked @Thrifty')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Unblock' })).toBeEnabled();
    expect(shownCards()).toHaveLength(0);
  });

  test('explains why there is no comment when the member has blocked all authors', async () => {
    setLiveComments([commentBy('Thrifty', 'c1')]);
    await renderApp('/');
    await openCard('Lamp');
    await expect
      .element(detail().getByText('Only members you blocked have commented here.'))
      .toBeVisible();
  });

  test('shows no comment before it knows which members are blocked', async () => {
    const letGo = holdResponses('listBlockedMembers');
    await renderApp('/');
    await openCard('Lamp');
    await expect.element(detail().getByRole('status', { name: 'Loading comments' })).toBeVisible();
    letGo();
    await expect.poll(commentRows).toHaveLength(3);
  });
});

describe('the list of blocked members', () => {
  const unblockButton = () =>
    blockedMembersDialog().getByRole('button', { name: 'Unblock @Thrifty' });

  test('lets the member unblock somebody, keeps the focus, and shows that nobody is blocked any more', async () => {
    setResponse('getCurrentUser', { ...member, hasBlocked: true });
    setBlockedMemberResponses(blockedMember);
    await openItemAndMenu('Lamp');
    await menuItem('Blocked Members').click();
    await expect.element(blockedMembersDialog().getByText('Blocked Nov 20, 2026')).toBeVisible();
    await expectNoAxeViolations();
    await unblockButton().click();
    await expect.element(toast('Unblocked @Thrifty')).toBeVisible();
    await expect
      .element(blockedMembersDialog().getByText("You haven't blocked anybody."))
      .toBeVisible();
    expect(blockedMembersDialog().element().contains(document.activeElement)).toBe(true);
    await blockedMembersDialog().getByRole('button', { name: 'Close' }).click();
    await expect.element(itemMenuButton()).toHaveFocus();
  });

  test('shows the picture of each member, or the first letter of the username', async () => {
    const pictured = {
      ...blockedMember,
      id: 'member-3',
      username: 'pia',
      profileImageUrl: PICTURE,
    };
    setBlockedMemberResponses(blockedMember, pictured);
    await openItemAndMenu('Lamp');
    await menuItem('Blocked Members').click();
    const rowOf = (n: number) => blockedMembersDialog().getByRole('listitem').nth(n);
    await expect.element(rowOf(0).getByText('T', { exact: true })).toBeVisible();
    await expect.element(rowOf(1)).toBeVisible();
    expect(rowOf(1).element().querySelector('img')?.src).toBe(PICTURE);
  });

  test('shows that it is loading, and can load again after a failure', async () => {
    setNetworkFailure('listBlockedMembers');
    const letGo = holdResponses('listBlockedMembers');
    await openItemAndMenu('Lamp');
    await menuItem('Blocked Members').click();
    await expect.element(blockedMembersDialog().getByText('Loading...')).toBeVisible();
    letGo();
    await expect.element(blockedMembersDialog().getByText(/You seem to be offline/)).toBeVisible();
    setBlockedMemberResponses(blockedMember);
    await blockedMembersDialog().getByRole('button', { name: 'Try Again' }).click();
    await expect.element(unblockButton()).toBeVisible();
  });

  test('shows that unblocking needs a network when there is none', async () => {
    setBlockedMemberResponses(blockedMember);
    await openItemAndMenu('Lamp');
    await menuItem('Blocked Members').click();
    await expect.element(unblockButton()).toBeEnabled();
    setResponse('listComments', { comments, next: null });
    goOffline();
    await expect
      .element(blockedMembersDialog().getByText('To unblock somebody, you need a connection.'))
      .toBeVisible();
    await expect.element(unblockButton()).toBeDisabled();
    goOnline();
    await expect.element(unblockButton()).toBeEnabled();
  });
});

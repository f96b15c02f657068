import { itemLike } from '@contract/schemas/item.test-support';
import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setSignedInMemberResponses, setVisitorResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { bowls, expectTitles, bowlTitles } from '@test/item-list';
import { setLiveComments } from '@test/live-comments';
import { expectNoAverage, NO_SALES } from '@test/member-stats';
import { memberLike } from '@test/members';
import {
  setProfileResponses,
  profileLike,
  profilePageLike,
  setProfileMissing,
} from '@test/profiles';
import { currentUrl, renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blocksVersionStore } from '@/services/blocks-version';

const premium = memberLike({ subscriptionStatus: 'active' });
const achievement = {
  id: 'first-share',
  title: 'Off the Shelf',
  description: 'You shared an item.',
  achievementLevel: 'bronze',
  icon: 'tag',
  unlockedAt: '2026-04-01T12:00:00.000Z',
} as const;
const pinned = itemLike({ id: 'pinned-1', title: 'Pinned lamp' });
const full = profileLike({
  isPremiumUser: true,
  bio: 'Flips since 2009.\nBoston.',
  ebayStoreUrl: 'https://www.ebay.com/usr/thrifty',
  tiktokUrl: '  ',
  youtubeUrl: 'javascript:alert(1)',
  pinnedItems: [pinned],
});

const name = (username = 'thrifty') =>
  page.getByRole('heading', { level: 1, name: `@${username}` });
const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });
const link = (text: string) => page.getByRole('link', { name: text, exact: true });
const button = (text: string) => page.getByRole('button', { name: text, exact: true });
const see = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

beforeEach(() => {
  setVisitorResponses();
  setProfileResponses(full, [...bowls(2), pinned]);
  setResponse('listAchievementsOf', { achievements: [achievement] });
});
afterEach(() => blocksVersionStore.forget());

describe.each(BOTH_SIZES)('a profile on a $size', ({ viewport }) => {
  beforeEach(() => page.viewport(...viewport));

  test('shows the member, their statistics, links, achievements, and pinned and recent items', async () => {
    await renderApp('/user/thrifty');
    await expect.element(name()).toBeVisible();
    await expect.poll(() => document.title).toContain('@thrifty');
    await see('Mar 5, 2026');
    await see('Flips since 2009.');
    await see('$1,234.50');
    await see('$617.25');
    await see('Off the Shelf');
    await expect.element(cards()).toHaveLength(3);
    await expect.element(page.getByRole('list', { name: 'Pinned' })).toBeVisible();
    await expect.element(link('Back to Items')).toHaveAttribute('href', '/');
    const links = page.getByRole('list', { name: '@thrifty on other sites' });
    expect(links.getByRole('link').elements()).toHaveLength(1);
    const store = links.getByRole('link', { name: 'eBay Store' });
    await expect.element(store).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    await expectNoAxeViolations();
  });

  test('shows a skeleton while it loads, and a card when there is no such member', async () => {
    setProfileMissing();
    const letGo = holdResponses('getProfile');
    await renderApp('/user/nobody');
    await see('Loading profile...');
    await expectNoAxeViolations();
    letGo();
    await see('User Not Found');
    await see("The user profile you're looking for doesn't exist.");
    await expectNoAxeViolations();
  });
});

describe('a profile', () => {
  test('shows no achievements and no pinned items of a free member, and requests no achievements', async () => {
    setProfileResponses(profileLike());
    await renderApp('/user/thrifty');
    await see('No Items Yet');
    await expect.element(heading('Achievements')).not.toBeInTheDocument();
    await expect.element(heading('Pinned Items')).not.toBeInTheDocument();
    expect(callsTo('listAchievementsOf')).toHaveLength(0);
  });

  test('shows no average price for a member without own sales, and explains that to screen readers', async () => {
    setResponse('getProfileStats', NO_SALES);
    await renderApp('/user/thrifty');
    await expectNoAverage(page.getByRole('region', { name: 'Numbers' }));
  });

  test('replaces a former username in the URL and stays on the same page of items', async () => {
    setProfileResponses(full, bowls(20));
    setSignedInMemberResponses(premium);
    setResponse('checkFavorite', { isFavorited: false });
    await renderApp('/user/Old_Name?page=2');
    await expect.poll(currentUrl).toBe('/user/thrifty?page=2');
    await expectTitles(bowlTitles(17, 20));
  });

  test('can be loaded again after a failure', async () => {
    setErrorResponse('getProfile', 'unavailable', 'Down for a moment.');
    await renderApp('/user/thrifty');
    await see('Failed to fetch user profile');
    await see('Down for a moment.');
    setProfileResponses(full, bowls(3));
    await button('Try Again').click();
    await expect.element(name()).toBeVisible();
  });

  test('shows without a network that the browser has not saved this profile', async () => {
    setNetworkFailure('getProfile');
    await renderApp('/user/unseen');
    await see("You haven't opened this profile yet");
  });
});

describe('the items of a profile', () => {
  test('open over the profile, with Previous and Next for the list of the profile', async () => {
    setLiveComments([]);
    await renderApp('/user/thrifty');
    await openCard('Bowl 01');
    setResponse('getItem', { item: itemLike({ id: 'bowl-2', title: 'Bowl 02' }) });
    await detail().getByRole('button', { name: 'Next item' }).click();
    await expect.element(detail().getByRole('heading', { name: 'Bowl 02' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(detail()).not.toBeInTheDocument();
    expect(currentUrl()).toBe('/user/thrifty');
  });

  test('have links to further pages, and page 2 asks a visitor to sign in', async () => {
    setProfileResponses(full, bowls(20));
    await renderApp('/user/thrifty');
    await expect.element(cards()).toHaveLength(16);
    await link('Page 2').click();
    const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
    await expect
      .element(prompt.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/login?next=%2Fuser%2Fthrifty%3Fpage%3D2');
    await prompt.getByRole('button', { name: 'Not Now' }).click();
    expect(currentUrl()).toBe('/user/thrifty');
  });

  test('are replaced by a card about Premium when the server refuses a page of them, and the member stays visible', async () => {
    setSignedInMemberResponses(premium);
    setResponse('checkFavorite', { isFavorited: false });
    setProfileResponses(full, bowls(20));
    await renderApp('/user/thrifty');
    await expect.element(cards()).toHaveLength(16);
    setErrorResponse('getProfile', 'premium_required', PAGE_RIGHTS_MESSAGES.free);
    await link('Page 2').click();
    await see('Premium Feature Required');
    await expect.element(name()).toBeVisible();
    await expect.element(link('Back to First Page')).toHaveAttribute('href', '/user/thrifty');
  });

  test('show page 2 to a member', async () => {
    setSignedInMemberResponses(memberLike());
    setProfileResponses(full, bowls(20));
    await renderApp('/user/thrifty');
    await expect.element(cards()).toHaveLength(16);
    await link('Page 2').click();
    await expectTitles(bowlTitles(17, 20));
    expect(currentUrl()).toBe('/user/thrifty?page=2');
    await expect.element(heading('Recent Items')).toHaveFocus();
  });
});

describe("the member's own profile", () => {
  const own = profileLike({ ...full, id: 'member-1', username: 'ann_sells' });
  beforeEach(() => {
    setSignedInMemberResponses({ ...premium, pinnedItemIds: [pinned.id] });
    setProfileResponses(own, [{ ...pinned, username: 'ann_sells' }]);
  });

  test('links to the settings, and has no favorite button', async () => {
    await renderApp('/user/ann_sells');
    await expect.element(link('Edit Profile')).toHaveAttribute('href', '/account-settings');
    await expect
      .element(page.getByRole('button', { name: 'Favorite @ann_sells' }))
      .not.toBeInTheDocument();
  });

  test('lets the member unpin an item, and moves the focus to the heading of the recent items', async () => {
    await renderApp('/user/ann_sells');
    await expect.element(button('Unpin Pinned lamp')).toBeVisible();
    setResponse('unpinItem', { pinnedItemIds: [] });
    setResponse('getProfile', profilePageLike({ ...own, pinnedItems: [] }, [pinned]));
    await button('Unpin Pinned lamp').click();
    await see('Unpinned from Your Profile');
    await expect.element(heading('Pinned Items')).not.toBeInTheDocument();
    await expect.element(heading('Recent Items')).toHaveFocus();
  });

  test('lets the member pin an item from its menu, and shows the reason when the server refuses', async () => {
    setLiveComments([]);
    setSignedInMemberResponses(premium);
    await renderApp('/user/ann_sells');
    await openCard('Pinned lamp');
    const menu = detail().getByRole('button', { name: 'More about this item' });
    setErrorResponse('pinItem', 'conflict', 'You can pin up to 3 items. Unpin one first.');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pin to Profile' }).click();
    await see('You can pin up to 3 items. Unpin one first.');
    setResponse('pinItem', { pinnedItemIds: [pinned.id] });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pin to Profile' }).click();
    await see('Pinned to Your Profile');
    await menu.click();
    await expect.element(page.getByRole('menuitem', { name: 'Unpin from Profile' })).toBeVisible();
  });
});

test('the profile of another member has buttons that block and unblock the member', async () => {
  const thrifty = {
    id: 'seller-1',
    username: 'thrifty',
    customProfileImageUrl: null,
    profileImageUrl: null,
    blockedAt: '2026-11-20T12:00:00.000Z',
  };
  setSignedInMemberResponses(memberLike());
  setResponse('blockMember', { member: thrifty, version: '2026-11-22T12:00:00.000001Z' });
  setResponse('unblockMember', { version: '2026-11-22T12:00:01.000001Z' });
  setResponse('listBlockedMembers', { blocked: [thrifty] });
  await renderApp('/user/thrifty');
  await button('More about @thrifty').click();
  await page.getByRole('menuitem', { name: 'Block @thrifty' }).click();
  setProfileMissing();
  const question = page.getByRole('dialog', { name: 'Block @thrifty?' });
  await question.getByRole('button', { name: 'Block Member' }).click();
  await see('You blocked @thrifty');
  await expectNoAxeViolations();
  setProfileResponses(full, bowls(3));
  await button('Unblock').click();
  await expect.element(name()).toBeVisible();
});

import { expectNoAxeViolations } from '@test/accessibility';
import {
  setDashboardResponses,
  setOwnItemResponses,
  expectTextContent,
  openDashboard,
  ownItemLike,
  ownItemsLike,
  expectVisibleText,
  openDashboardWithItems,
} from '@test/dashboard';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { cards } from '@test/home';
import {
  detail,
  expectPositionInList,
  expectItemDetail,
  nextButton,
  openCard,
} from '@test/item-detail';
import { cardLink, expectTitles } from '@test/item-list';
import { expectNoAverage, NO_SALES } from '@test/member-stats';
import { currentUrl, renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const figures = () => page.getByRole('region', { name: 'Your numbers' });
const pageLink = (n: number) => page.getByRole('link', { name: `Page ${n}`, exact: true });

test('the dashboard shows sales and profit before items, achievements and favorite sellers', async () => {
  await openDashboardWithItems([ownItemLike({ title: 'Bowl' })]);
  await expectTitles(['Bowl']);
  const order = ['Sales and Profit', 'Your Items', 'Achievements', 'Favorite Sellers'];
  const shown = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
      .filter((title) => order.includes(title));
  await expect.poll(shown).toEqual(order);
});

test.each(BOTH_SIZES)(
  'the dashboard shows numbers, items and a welcome on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    const sale = { isOwnSale: true, soldPrice: '34.99', purchasePrice: '4.99' } as const;
    await openDashboardWithItems([
      ownItemLike({ id: 'sale', title: 'Sale', ...sale, likesCount: 3, commentsCount: 2 }),
      ownItemLike({ id: 'loss', title: 'Loss', ...sale, purchasePrice: '40.00' }),
      ownItemLike({ id: 'find', title: 'Find' }),
    ]);
    await expectVisibleText('Welcome back, Ann');
    const settings = page.getByRole('link', { name: 'Account Settings' }).first();
    await expect.element(settings).toHaveAttribute('href', '/account-settings');
    await expect.element(figures().getByText('$1,234.50')).toBeVisible();
    await expect.element(figures().getByText('$617.25')).toBeVisible();
    await expectTitles(['Sale', 'Loss', 'Find']);
    for (const words of ['My Sale', '+$30.00', '3 likes', '2 comments'])
      await expectTextContent(cards().nth(0), words);
    await expectTextContent(cards().nth(1), '-$5.01');
    expect(cards().nth(2).element().textContent).not.toContain('Profit');
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test('the dashboard welcomes a member without a first name by email address', async () => {
  setDashboardResponses({ member: { firstName: null } });
  await openDashboard();
  await expectVisibleText('Welcome back, ann@members.test');
});

test('the dashboard asks a member without a username to choose one', async () => {
  setDashboardResponses({ member: { username: null } });
  await openDashboard();
  await expect.element(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
  // Expects no request for items, because a member without a username cannot have any.
  expect(callsTo('listOwnItems')).toEqual([]);
});

test('the dashboard shows 16 skeletons of items and 9 skeletons of achievements while they load', async () => {
  setDashboardResponses({ items: ownItemsLike(1) });
  const letGo = (['listOwnItems', 'getOwnStats', 'listOwnAchievements'] as const).map(
    holdResponses,
  );
  await openDashboard();
  await expect.element(page.getByTestId('item-skeleton')).toHaveLength(16);
  await expect.element(page.getByTestId('achievement-skeleton')).toHaveLength(9);
  await expectNoAxeViolations();
  for (const go of letGo) go();
  await expectTitles(['Owl 1']);
});

test('the dashboard invites a member without items to share the first sale', async () => {
  setDashboardResponses({});
  await openDashboard();
  const share = page.getByRole('link', { name: 'Share a Sale' });
  await expect.element(share).toHaveAttribute('href', '/?start=share');
  await expect.element(page.getByRole('button', { name: 'Select Items' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('the dashboard shows no average price without own sales, and explains that to screen readers', async () => {
  setDashboardResponses({});
  setResponse('getOwnStats', NO_SALES);
  await openDashboard();
  await expectNoAverage(figures());
});

test.each([
  ['listOwnItems', 'Failed to fetch user items'],
  ['getOwnStats', 'Failed to fetch user stats'],
] as const)(
  'the dashboard shows that the call %s failed, and sends the call again with Try Again',
  async (name, message) => {
    setDashboardResponses({});
    setErrorResponse(name, 'internal', 'Something broke.');
    await openDashboard();
    const failure = page.getByRole('alert').filter({ hasText: message });
    await expect.element(failure.getByText('Failed to load your items.')).toBeVisible();
    await expect
      .element(failure.getByRole('link', { name: 'Login Again' }))
      .toHaveAttribute('href', '/login?next=%2Fdashboard');
    await expectNoAxeViolations();
    setOwnItemResponses(ownItemsLike(1));
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(failure).not.toBeInTheDocument();
    await expectVisibleText(name === 'getOwnStats' ? '$1,234.50' : 'Owl 1');
  },
);

test.each(['listOwnItems', 'getOwnStats'] as const)(
  'the dashboard opens the sign-in page, which returns to the same page of items, when the call %s gets a 401',
  async (name) => {
    setDashboardResponses({ items: ownItemsLike(17) });
    setErrorResponse(name, 'unauthorized', 'Unauthorized');
    await renderApp('/dashboard?page=2');
    await expect.poll(currentUrl).toBe('/login?next=%2Fdashboard%3Fpage%3D2');
  },
);

test('the dashboard shows the page of items that the URL names, and changes the URL when the member turns pages', async () => {
  await openDashboardWithItems(ownItemsLike(40), '/dashboard?page=2');
  await expectTitles(
    ownItemsLike(40)
      .slice(16, 32)
      .map(({ title }) => title),
  );
  await pageLink(3).click();
  await expectTitles(
    ownItemsLike(40)
      .slice(32)
      .map(({ title }) => title),
  );
  expect(currentUrl()).toBe('/dashboard?page=3');
  await expect.element(page.getByRole('heading', { name: 'Your Items' })).toHaveFocus();
  await pageLink(1).click();
  await expect.poll(currentUrl).toBe('/dashboard');
});

test.each([
  ['?page=9', '/dashboard?page=2'],
  ['?page=none', '/dashboard?page=none'],
])(
  'the dashboard shows an existing page of items when the URL names a page that does not exist: %s',
  async (search, shown) => {
    await openDashboardWithItems(ownItemsLike(17), `/dashboard${search}`);
    await expect.poll(currentUrl).toBe(shown);
  },
);

test('the item detail that a free member opens from the dashboard steps through the items of all pages, and skips a hidden item', async () => {
  const items = ownItemsLike(66).map((item, n) => ({ ...item, isHidden: n === 64 }));
  await openDashboardWithItems(items, '/dashboard?page=4');
  await openCard('Owl 64');
  await expectPositionInList('64 of 66');
  await nextButton().click();
  await expectItemDetail('Owl 66');
  await expectPositionInList('66 of 66');
  await userEvent.keyboard('{ArrowLeft}');
  await expectItemDetail('Owl 64');
  await userEvent.keyboard('{Escape}');
  await expect.element(cardLink('Owl 64')).toHaveFocus();
});

test('the cards of the dashboard show likes and like buttons, except on hidden items', async () => {
  const items = [
    ownItemLike({ id: 'liked', title: 'Liked', likesCount: 3 }),
    ownItemLike({ id: 'other', title: 'Other', likesCount: 0 }),
    ownItemLike({ id: 'hidden', title: 'Hidden', isHidden: true, likesCount: 5 }),
  ];
  setDashboardResponses({ items });
  setResponse('listLikedItems', { likedItems: ['liked'] });
  setResponse('likeItem', { newAchievements: [] });
  await openDashboard();
  const heart = (n: number) => cards().nth(n).getByRole('button', { name: /^Like/ });
  await expect.element(heart(0)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'false');
  await heart(1).click();
  await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart(1)).toMatchTextContent('1 like');
  await expect
    .poll(() => callsTo('likeItem').map(({ url }) => url.pathname))
    .toEqual(['/api/items/other/like']);
  await expect.element(heart(2)).not.toBeInTheDocument();
  await expectTextContent(cards().nth(2), '5 likes');
  await expectNoAxeViolations();
});

test('the dashboard refetches its items when another tab has changed items', async () => {
  await openDashboardWithItems(ownItemsLike(1));
  setOwnItemResponses(ownItemsLike(2));
  const newValue = '2026-11-22T12:00:00.000001Z';
  window.dispatchEvent(new StorageEvent('storage', { key: 'boloboard-items-version', newValue }));
  await expectTitles(['Owl 1', 'Owl 2']);
});

test('the dashboard refetches its items when the member returns to the dashboard', async () => {
  await openDashboardWithItems([ownItemLike({ title: 'Owl' })]);
  await page.getByRole('link', { name: 'BoloBoard' }).first().click();
  await expect.poll(currentUrl).toBe('/');
  // Waits until the dashboard is gone, because the URL changes before the page does.
  await expect
    .element(page.getByRole('heading', { name: 'Dashboard', level: 1 }))
    .not.toBeInTheDocument();
  setOwnItemResponses([ownItemLike({ title: 'Owl', likesCount: 7 })]);
  window.history.back();
  await expectTextContent(cards().first(), '7 likes');
});

test('the dashboard shows an edit from the item detail in its list and in its statistics', async () => {
  const owl = ownItemLike({ title: 'Owl', revision: 3 });
  const { isHidden: _isHidden, ...shown } = { ...owl, cover: null };
  await openDashboardWithItems([owl]);
  setResponse('getItem', { item: shown });
  await openCard('Owl');
  await detail().getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Item' });
  await dialog.getByLabelText('Title *').fill('Tin owl');
  const edited = { ...shown, title: 'Tin owl', revision: 4 };
  setResponse('editItem', { body: { item: edited }, etag: '4' });
  setOwnItemResponses([{ ...owl, ...edited }]);
  setResponse('getOwnStats', {
    totalItems: 1,
    ownSales: 1,
    totalSalesValue: '8.00',
    avgSalePrice: '8.00',
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectItemDetail('Tin owl');
  await userEvent.keyboard('{Escape}');
  await expectTitles(['Tin owl']);
  await expectVisibleText('$8.00');
});

test('the dashboard shows what could not be loaded when the network fails and no response was saved', async () => {
  setDashboardResponses({});
  for (const name of ['listOwnItems', 'getOwnStats', 'listOwnAchievements'] as const)
    setNetworkFailure(name);
  await openDashboard();
  await expectVisibleText('Failed to load your items.');
  await expectVisibleText('You seem to be offline. Please check your connection and try again.');
});

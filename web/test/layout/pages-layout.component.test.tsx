import { setAccountSettingsResponses } from '@test/account-settings';
import { premiumStatusLike, YEARLY } from '@test/billing';
import {
  achievementsLike,
  setDashboardResponses,
  openDashboard,
  ownItemsLike,
  selectItemsButton,
} from '@test/dashboard';
import { setResponse, holdResponses } from '@test/fake-api';
import { pushPermission, pushSupport } from '@test/fake-browser-push';
import { setFullHomeResponses } from '@test/full-home';
import { setSignedInMemberResponses, setVisitorResponses, cards } from '@test/home';
import { bowls } from '@test/item-list';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import { setProfileResponses, profileLike } from '@test/profiles';
import { setPushResponses } from '@test/push';
import { openHistoryEntry, renderApp } from '@test/render';
import { summaryLike } from '@test/sales';
import { setTextSize } from '@test/viewports';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LONG_NAME = 'W'.repeat(20);
const member = memberLike({
  username: LONG_NAME,
  firstName: 'W'.repeat(20),
  lastName: 'W'.repeat(20),
});
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });

afterEach(goOnline);

async function showHome(): Promise<void> {
  await renderApp('/?platform=ebay&category=none&minPrice=1');
  await expect.element(cards()).toHaveLength(16);
  await expect.element(page.getByText('123 items')).toBeVisible();
}

describe('the layout of pages', SLOW_TEST_OPTIONS, () => {
  test.each(['/about', '/contact', '/privacy-policy', '/terms-of-service'])(
    'the static page %s has room for all texts',
    async (path) => {
      setVisitorResponses();
      await renderApp(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodLayout();
    },
  );

  test('the home page of a visitor has room for the filters and an error', async () => {
    setFullHomeResponses();
    await showHome();
    await button(/^Filters/).click();
    await page.getByLabelText('Lowest price').fill('20');
    await page.getByLabelText('Highest price').fill('10');
    await button('Show Results').click();
    await expect.element(page.getByText("The lowest price can't be higher")).toBeVisible();
    await expectGoodLayout();
  });

  test('the home page of a member has room for all texts and controls without a network', async () => {
    setFullHomeResponses();
    setSignedInMemberResponses(member);
    await showHome();
    goOffline();
    await expect.element(page.getByText('You are offline.')).toBeVisible();
    await expectGoodLayout();
  });

  test('the sort menu has room for all its entries', async () => {
    setFullHomeResponses();
    await showHome();
    await button(/^Sort/).click();
    await expect.element(page.getByRole('menuitemradio', { checked: true })).toBeVisible();
    await expectGoodLayout();
  });

  test('the account menu has room for all its entries', async () => {
    setFullHomeResponses();
    setSignedInMemberResponses(member);
    await showHome();
    await button('You, account menu').click();
    await expect.element(page.getByText(/^Welcome, /).last()).toBeVisible();
    await expectGoodLayout();
  });

  test('the dashboard has room for all texts and controls, also while items are selected', async () => {
    setDashboardResponses({ items: ownItemsLike(17), achievements: achievementsLike(3), member });
    setResponse('getSalesSummary', summaryLike());
    await openDashboard();
    await expect.element(cards().first()).toBeVisible();
    await button('Show Platforms and Sources').click();
    await expect.element(page.getByRole('img', { name: /^By Source/ })).toBeVisible();
    await expectGoodLayout();
    await selectItemsButton().click();
    await button('Select All').click();
    await expectGoodLayout();
    await button('Delete Selected').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectGoodLayout();
  });

  test('a profile has room for all texts and controls', async () => {
    setVisitorResponses();
    const profile = profileLike({
      username: LONG_NAME,
      isPremiumUser: true,
      bio: 'W'.repeat(300),
      ebayStoreUrl: 'https://www.ebay.com/usr/thrifty',
      youtubeUrl: 'https://www.youtube.com/@thrifty',
      pinnedItems: bowls(1),
    });
    setProfileResponses(profile, bowls(3));
    setResponse('listAchievementsOf', { achievements: achievementsLike(3) });
    await renderApp(`/user/${LONG_NAME}`);
    await expect.element(heading(`@${LONG_NAME}`)).toBeVisible();
    await expect.element(page.getByText('Title 1', { exact: true })).toBeVisible();
    await expectGoodLayout();
  });

  test('the Premium page has room for all texts and controls, also while the payment page opens', async () => {
    setSignedInMemberResponses(member);
    setResponse('createCheckoutSession', { url: 'https://checkout.stripe.test/c/pay/cs_test_1' });
    holdResponses('createCheckoutSession');
    await renderApp('/subscribe?plan=yearly&from=%2Faccount-settings');
    await expect.element(button('Choose Yearly')).toHaveFocus();
    await expectGoodLayout();
    await button('Choose Monthly').click();
    await expect.element(button('Redirecting to Checkout...')).toBeVisible();
    await expectGoodLayout();
  });

  test('the Premium page has room for all texts and controls for a member whose last payment failed', async () => {
    setSignedInMemberResponses(memberLike(YEARLY));
    setResponse('getSubscriptionStatus', premiumStatusLike({ isPastDue: true }));
    await renderApp('/subscribe');
    await expect.element(page.getByText('Your last payment failed.')).toBeVisible();
    await expectGoodLayout();
  });

  test('the dashboard has room for the message about a payment that is not confirmed', async () => {
    setDashboardResponses({ member });
    await renderApp('/dashboard');
    openHistoryEntry('/dashboard', {
      awaitedPayment: { payment: { sessionId: 'cs_test_1' }, since: 0 },
    });
    await expect.element(page.getByText("We couldn't confirm your payment yet")).toBeVisible();
    await expectGoodLayout();
  });

  test('the account settings have room for all texts and controls', async () => {
    setSignedInMemberResponses(member);
    setAccountSettingsResponses({ email: `${'long'.repeat(12)}@members.test` });
    await renderApp('/account-settings');
    await expect.element(heading('Signed-In Devices')).toBeVisible();
    await expect.element(button('Change Username')).toBeVisible();
    await expectGoodLayout();
  });

  test.each([
    [
      'whose browser blocks notifications',
      () => pushPermission.mockReturnValue('denied'),
      /blocks/,
    ],
    ['with an iPhone', () => pushSupport.mockReturnValue('needs-install'), /home screen/],
  ])(
    'the account settings of a premium member %s have room for all texts and controls',
    async (_who, prepare, words) => {
      setPushResponses();
      prepare();
      setSignedInMemberResponses(memberLike(YEARLY));
      setAccountSettingsResponses({ email: 'ann@members.test' });
      await renderApp('/account-settings');
      await expect.element(page.getByText(words).first()).toBeVisible();
      await expect.element(button('Change Username')).toBeVisible();
      await expectGoodLayout();
    },
  );
});

test('the selection bar of the dashboard sticks to the top of a low screen, and below the header of a higher screen', async () => {
  setDashboardResponses({ items: ownItemsLike(17), member });
  await openDashboard();
  await selectItemsButton().click();
  await page.viewport(844, 390);
  const bar = page.getByRole('group', { name: 'Selection' }).element();
  scrollTo(0, bar.getBoundingClientRect().top + scrollY + 300);
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(8);
  await page.viewport(844, 640);
  await expect.poll(() => bar.getBoundingClientRect().top).toBe(72);
});

test('the header shows a visitor the logo and Join in one line on a small phone with large text', async () => {
  setFullHomeResponses();
  await showHome();
  await page.viewport(320, 640);
  setTextSize('200%');
  const topOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.poll(() => Math.abs(topOf('Join') - topOf('BoloBoard, home'))).toBeLessThan(20);
});

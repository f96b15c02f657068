import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { setAccountSettingsResponses } from '@test/account-settings';
import { expectNoAxeViolations } from '@test/accessibility';
import { YEARLY } from '@test/billing';
import {
  setResponse,
  setResponseByUrl,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { setFullHomeResponses } from '@test/full-home';
import { setSignedInMemberResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { setItemListResponses, bowls, bowlTitle } from '@test/item-list';
import { fakeMatchMedia } from '@test/match-media';
import { memberLike } from '@test/members';
import { setBellResponses, notificationsLike } from '@test/notifications';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentToast, dismissToast } from '@/components/toast/toast-store';

const notificationSettings = notificationSettingsSchema.parse({});

beforeEach(setFullHomeResponses);

afterEach(() => {
  goOnline();
  vi.restoreAllMocks();
});

async function showHome(): Promise<void> {
  await renderApp();
  await expect.element(cards()).toHaveLength(16);
  await see('123 items');
}

const seeHeading = (name: string) =>
  expect.element(page.getByRole('heading', { name })).toBeVisible();
const see = (words: string) => expect.element(page.getByText(words)).toBeVisible();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function showFilterError(): Promise<void> {
  setSignedInMemberResponses(memberLike());
  await showHome();
  await press('Filters');
  await page.getByLabelText('Lowest price').fill('20');
  await page.getByLabelText('Highest price').fill('10');
  await press('Show Results');
  await see("The lowest price can't be higher");
}

async function openSortMenu(): Promise<void> {
  await showHome();
  await page.getByRole('button', { name: /^Sort/ }).click();
  await expect.element(page.getByRole('menuitemradio', { checked: true })).toBeVisible();
}

async function openItem(): Promise<void> {
  await showHome();
  await openCard(bowlTitle(1));
  await expect.element(detail().getByRole('button', { name: 'Zoom In' })).toBeVisible();
}

const STATES: Readonly<Record<string, () => Promise<void>>> = {
  'the home page of a visitor': showHome,
  'the home page of a visitor on a desktop': async () => {
    await page.viewport(...DESKTOP);
    await showHome();
  },
  'the home page of a member': async () => {
    setSignedInMemberResponses(memberLike());
    await showHome();
    await expect.element(page.getByRole('button', { name: 'Share a Sale' })).toBeEnabled();
    await press('You, account menu');
    await expect.element(page.getByText('Welcome, Ann').last()).toBeVisible();
  },
  'the form for a username': async () => {
    setSignedInMemberResponses(memberLike({ username: null }));
    await showHome();
    await seeHeading('Choose Your Username');
    await press('Set Username');
    await expect.element(page.getByLabelText('Username *')).toHaveFocus();
  },
  'the list while it loads': async () => {
    holdResponses('listItems');
    await renderApp();
    await expect.element(page.getByTestId('item-skeleton')).toHaveLength(16);
  },
  'a search without results': async () => {
    setItemListResponses([]);
    await renderApp('/?q=nothing');
    await see('No Results');
  },
  'the list without a connection': async () => {
    setNetworkFailure('listItems');
    goOffline();
    await renderApp();
    await see("You haven't opened this page yet");
  },
  'the saved list without a connection': async () => {
    fakeMatchMedia({
      '(pointer: coarse), (display-mode: standalone)': true,
      '(display-mode: standalone)': true,
    });
    await showHome();
    setNetworkFailure('listItems');
    goOffline();
    await press('Refresh');
    await see("We couldn't refresh");
    const toast = currentToast();
    if (toast) dismissToast(toast.id);
    // Scrolls up, because the header and the search box cover a part of a page that is scrolled down.
    window.scrollTo(0, 0);
    await see('Offline: saved');
  },
  'the button for newer items': async () => {
    vi.spyOn(Performance.prototype, 'timeOrigin', 'get').mockReturnValue(Date.now() + 60_000);
    const newer = itemLike({ id: 'newer', title: 'Newer bowl' });
    const later = itemListPageLike([newer, ...bowls(15)], { asOf: '2026-11-21T12:00:01.000000Z' });
    setResponseByUrl('listItems', () =>
      callsTo('listItems').length > 1 ? later : itemListPageLike(bowls(16)),
    );
    await showHome();
    await expect.element(page.getByRole('button', { name: 'Show 1 new item' })).toBeVisible();
  },
  'the filters, with an error': showFilterError,
  'the filters, with an error, on a desktop': async () => {
    await page.viewport(...DESKTOP);
    await showFilterError();
  },
  'the sort menu': openSortMenu,
  'the sort menu on a desktop': async () => {
    await page.viewport(...DESKTOP);
    await openSortMenu();
  },
  'an item': openItem,
  'an item on a desktop': async () => {
    await page.viewport(...DESKTOP);
    await openItem();
  },
  'a zoomed picture': async () => {
    await openItem();
    await userEvent.keyboard('+');
    const zoomOut = detail().getByRole('button', { name: 'Zoom Out' });
    await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'false');
  },
  'an item while it loads': async () => {
    setErrorResponse('getItem', 'internal', 'Never shown');
    holdResponses('getItem');
    await renderApp('/item/one');
    await expect.element(page.getByRole('status', { name: 'Loading item' })).toBeVisible();
  },
  'an item that failed to load': async () => {
    setErrorResponse('getItem', 'internal', 'The server is restarting.');
    await renderApp('/item/one');
    await see('Error loading item');
  },
  'the notifications, with one that is deleted': async () => {
    setBellResponses(notificationsLike(2));
    await renderApp('/notifications');
    await press('Delete: Comment 1');
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toHaveFocus();
  },
  'the sign-in page': async () => {
    await renderApp('/sign-in');
    await expect.element(page.getByLabelText('Password')).toBeVisible();
  },
  'the registration page': async () => {
    await renderApp('/register');
    await expect.element(page.getByLabelText('Confirm Password')).toBeVisible();
  },
  'the notification settings that failed to load': async () => {
    setSignedInMemberResponses(memberLike());
    setAccountSettingsResponses(memberLike());
    setErrorResponse('getNotificationSettings', 'internal', 'The server is restarting.');
    await renderApp('/account-settings');
    await see('The server is restarting.');
  },
  'the notification settings of a premium member who turned push off': async () => {
    setSignedInMemberResponses(memberLike(YEARLY));
    setAccountSettingsResponses(memberLike());
    setResponse('getNotificationSettings', { ...notificationSettings, isPushOn: false });
    await renderApp('/account-settings');
    await see('Push notifications are off on all your devices, including this one.');
    await see('this site has no key for them');
  },
  'the 404 page': async () => {
    await renderApp('/no/such/page');
    await seeHeading('404 Page Not Found');
  },
  'the privacy policy on a desktop': async () => {
    await page.viewport(...DESKTOP);
    await renderApp('/privacy-policy');
    await seeHeading('What You Can Do');
  },
  'the about page': async () => {
    await renderApp('/about');
    await seeHeading('Free and Premium');
  },
  'the Premium page while the payment page opens': async () => {
    setSignedInMemberResponses(memberLike());
    setResponse('createCheckoutSession', { url: 'https://checkout.stripe.test/c/pay/cs_test_1' });
    holdResponses('createCheckoutSession');
    await renderApp('/subscribe');
    await press('Choose Yearly');
    await see('Redirecting to Checkout...');
  },
};

test.each(Object.keys(STATES))(
  'the app has no accessibility violations while it shows %s',
  async (state) => {
    await STATES[state]?.();
    await expectNoAxeViolations();
  },
);

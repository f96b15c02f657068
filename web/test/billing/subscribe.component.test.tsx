import { expectNoAxeViolations } from '@test/accessibility';
import { premiumStatusLike, YEARLY } from '@test/billing';
import { expectTextContent } from '@test/dashboard';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { openOtherSite } from '@test/fake-open-other-site';
import { setHomeResponses, setSignedInMemberResponses, setVisitorResponses } from '@test/home';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { App } from '@/app/app';
import { BuiltPageLocationProvider } from '@/app/built-pages/built-page-location';
import { SubscribePage } from '@/app/pages/subscribe-page';
import { createQueryClient } from '@/services/query-client';

const STRIPE = 'https://checkout.stripe.test/c/pay/cs_test_1';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('region', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const see = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();

async function openAsMember(url = '/subscribe'): Promise<void> {
  setSignedInMemberResponses(memberLike());
  setResponse('createCheckoutSession', { url: STRIPE });
  await renderApp(url);
  await expect.element(button('Choose Yearly')).toBeVisible();
}

/** Fires the event that a page gets when the browser's Back button shows the page again. */
const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe.each(BOTH_SIZES)('the Premium page on a $size', ({ viewport }) => {
  test('shows the advantages of Premium, both plans with their prices, and the limits of the free plan', async () => {
    await page.viewport(...viewport);
    setVisitorResponses();
    await renderApp('/subscribe');
    await expect.element(heading('Upgrade to Premium')).toBeVisible();
    await expect.element(card('What You Get with Premium').getByText('No ads')).toBeVisible();
    for (const [name, words] of [
      ['Monthly', '$4.99 a month'],
      ['Yearly', '$49.99 a year'],
      ['Yearly', 'Most Popular'],
      ['Yearly', 'Save $9.89 a year compared with monthly.'],
      ['Free Plan Limitations', '20 submissions each month'],
    ] as const)
      await expectTextContent(card(name), words);
    for (const name of ['Monthly', 'Yearly']) {
      await expectTextContent(card(name), 'Renews automatically. Cancel anytime. See the terms');
      await expect
        .element(card(name).getByRole('link', { name: 'See the terms' }))
        .toHaveAttribute('href', '/terms-of-service#plans');
    }
    await expectNoAxeViolations();
  });
});

test('the Premium page keeps the parameter `from` in its URL when the member chooses a plan during hydration', async () => {
  setResponse('createCheckoutSession', { url: STRIPE });
  window.history.replaceState(null, '', '/subscribe?from=%2Fdashboard');
  // Renders the page without the layout, because effects of the layout would end the hydration.
  await render(
    <App queryClient={createQueryClient()} isServerRendered>
      <BrowserRouter>
        <BuiltPageLocationProvider isBuilt>
          <SubscribePage />
        </BuiltPageLocationProvider>
      </BrowserRouter>
    </App>,
  );
  await button('Choose Yearly').click();
  await expect.poll(currentUrl).toBe('/subscribe?plan=yearly&from=%2Fdashboard');
});

describe('the Premium page for a visitor', () => {
  test('opens the sign-in page when the visitor chooses a plan, with the plan and the link back in the URL', async () => {
    setVisitorResponses();
    await renderApp('/subscribe?from=%2Fuser%2Fthrifty');
    await button('Choose Yearly').click();
    const next = '/subscribe?plan=yearly&from=%2Fuser%2Fthrifty';
    await expect.poll(currentUrl).toBe(`/login?next=${encodeURIComponent(next)}`);
    expect(callsTo('createCheckoutSession')).toEqual([]);
  });

  test('leads to a sign-in page whose link to the registration keeps the chosen plan', async () => {
    setVisitorResponses();
    const next = '/subscribe?plan=monthly';
    await renderApp(`/sign-in?next=${encodeURIComponent(next)}`);
    await expect
      .element(page.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', `/register?next=${encodeURIComponent(next)}`);
  });

  test('marks and focuses the chosen plan after the visitor has signed in', async () => {
    setSignedInMemberResponses(memberLike());
    await renderApp(`/sign-in?next=${encodeURIComponent('/subscribe?plan=yearly')}`);
    await expect.element(card('Yearly').getByText('Your choice')).toBeVisible();
    await expect.element(card('Monthly').getByText('Your choice')).not.toBeInTheDocument();
    await expect.element(button('Choose Yearly')).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('ignores a plan in the URL that does not exist', async () => {
    setVisitorResponses();
    await renderApp('/subscribe?plan=weekly');
    await expect.element(button('Choose Monthly')).toBeVisible();
    await expect.element(page.getByText('Your choice')).not.toBeInTheDocument();
  });
});

describe('the Premium page for a free member', () => {
  test('opens the payment page once when the member clicks a plan twice', async () => {
    await openAsMember();
    const letGo = holdResponses('createCheckoutSession');
    const choose = button('Choose Monthly').element() as HTMLButtonElement;
    choose.focus();
    choose.click();
    choose.click();
    await expect.element(button('Redirecting to Checkout...')).toHaveFocus();
    await expect.element(button('Redirecting to Checkout...')).toBeDisabled();
    await expect.element(button('Choose Yearly')).toBeDisabled();
    expect(currentUrl()).toBe('/subscribe?plan=monthly');
    letGo();
    await expect.poll(() => openOtherSite.mock.calls).toEqual([[STRIPE]]);
    await expect.element(button('Redirecting to Checkout...')).toBeVisible();
    expect(callsTo('createCheckoutSession').map(({ body }) => body)).toEqual([{ plan: 'monthly' }]);
  });

  test('lets the member choose again when the browser returns from the payment page', async () => {
    await openAsMember();
    await button('Choose Yearly').click();
    await expect.element(button('Redirecting to Checkout...')).toBeVisible();
    await expect.poll(() => openOtherSite.mock.calls).toHaveLength(1);
    comeBack();
    await expect.element(button('Choose Yearly')).toBeEnabled();
    await button('Choose Monthly').click();
    await expect.poll(() => openOtherSite.mock.calls).toHaveLength(2);
    expect(callsTo('createCheckoutSession').at(-1)?.body).toEqual({ plan: 'monthly' });
  });

  test('does not open the payment page when the member has gone to another page before the server responds', async () => {
    await openAsMember();
    setHomeResponses();
    const letGo = holdResponses('createCheckoutSession');
    await button('Choose Yearly').click();
    await page.getByRole('link', { name: 'Back to Items' }).click();
    await expect.poll(currentUrl).toBe('/');
    letGo();
    await expect.element(page.getByText('No items tracked yet')).toBeVisible();
    expect(openOtherSite).not.toHaveBeenCalled();
  });

  test.each([
    [
      'the message of the server',
      () => setErrorResponse('createCheckoutSession', 'unavailable', 'Later, please.'),
      'Later, please.',
    ],
    [
      'that the URL is missing',
      () => setResponse('createCheckoutSession', { url: '' }),
      'No checkout URL received from server',
    ],
    [
      'that there is no network',
      () => setNetworkFailure('createCheckoutSession'),
      'You seem to be offline. Please check your connection and try again.',
    ],
  ])(
    'shows %s when the payment page cannot be opened, and lets the member choose again',
    async (_, fail, message) => {
      await openAsMember();
      fail();
      await button('Choose Yearly').click();
      await see('Error');
      await see(message);
      await expect.element(button('Choose Yearly')).toHaveFocus();
      await expect.element(card('Yearly').getByText('Your choice')).toBeVisible();
      expect(currentUrl()).toBe('/subscribe?plan=yearly');
      expect(openOtherSite).not.toHaveBeenCalled();
    },
  );

  test('opens the sign-in page when the session has ended, and the member returns to the chosen plan after the sign-in', async () => {
    await openAsMember('/subscribe?from=%2Fdashboard');
    setErrorResponse('createCheckoutSession', 'unauthorized', 'Unauthorized');
    await button('Choose Yearly').click();
    const next = encodeURIComponent('/subscribe?plan=yearly&from=%2Fdashboard');
    await expect.poll(currentUrl).toBe(`/login?next=${next}`);
  });

  test('has a link back to the previous page, also after the payment page was open', async () => {
    await openAsMember('/subscribe?from=%2Faccount-settings');
    const back = page.getByRole('link', { name: 'Back to Account Settings' });
    await expect.element(back).toHaveAttribute('href', '/account-settings');
    await button('Choose Yearly').click();
    await expect.poll(() => openOtherSite.mock.calls).toHaveLength(1);
    await cleanup();
    await renderApp('/subscribe?plan=yearly');
    await expect.element(back).toBeVisible();
    await expect.element(button('Choose Yearly')).toHaveFocus();
  });

  test('has an Upgrade link whose URL still names the page that the member came from', async () => {
    await openAsMember('/subscribe?from=%2Fdashboard');
    await expect
      .element(
        page.getByRole('link', { name: 'Upgrade', exact: true, includeHidden: true }).first(),
      )
      .toHaveAttribute('href', '/subscribe?from=%2Fdashboard');
  });

  test('can be used with the keyboard', async () => {
    await openAsMember('/subscribe?plan=monthly');
    await expect.element(button('Choose Monthly')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.poll(() => callsTo('createCheckoutSession')).toHaveLength(1);
    expect(callsTo('createCheckoutSession')[0]?.body).toEqual({ plan: 'yearly' });
  });
});

describe('the Premium page for a premium member', () => {
  test("shows the member's plan and a button to manage it, and offers no plan", async () => {
    setSignedInMemberResponses(memberLike(YEARLY));
    setResponse('getSubscriptionStatus', premiumStatusLike());
    setResponse('createPortalSession', { url: STRIPE, portalConfigurationRequired: false });
    await renderApp('/subscribe?plan=yearly');
    await expect.element(heading('Your Premium Plan')).toBeVisible();
    await expectTextContent(card('Subscription'), 'Renews Dec 1, 2026');
    await expect.element(button('Choose Yearly')).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await button('Manage Subscription').click();
    await expect.poll(() => openOtherSite.mock.calls).toEqual([[STRIPE]]);
  });
});

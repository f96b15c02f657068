import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, setNetworkFailure } from '@test/fake-api';
import { setVisitorResponses } from '@test/home';
import { renderApp } from '@test/render';
import { DESKTOP } from '@test/viewports';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(setVisitorResponses);

const main = () => page.getByRole('main');
const see = (words: string | RegExp) =>
  expect.element(main().getByText(words).first()).toBeVisible();

test('the about page shows the prices and limits of the plans', async () => {
  await renderApp('/about');
  await see(/\$4\.99 a month or \$49\.99 a year\. A year saves \$9\.89/);
  const rows = main().getByRole('row').elements();
  expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual(
    expect.arrayContaining([
      ['Submissions each month', '20', 'Unlimited'],
      ['Pages of items', 'The first 4', 'All'],
      ['Your items stay for', '30 days', '90 days'],
      ['Ads', 'Shown', 'None'],
    ]),
  );
  await see(/24 to 48 hours/);
});

test('the contact page shows how long replies and deletions take, and links to the settings', async () => {
  await renderApp('/contact');
  await see('We answer within 24 to 48 hours.');
  await see(/within 48 hours of your request/);
  await expect
    .element(main().getByRole('link', { name: 'account settings' }))
    .toHaveAttribute('href', '/account-settings');
  await expect
    .element(main().getByRole('link', { name: 'help+bugs@boloboard.test' }))
    .toHaveAttribute(
      'href',
      'mailto:help%2Bbugs@boloboard.test?subject=Question%20about%20BoloBoard',
    );
});

test('the contact page shows a button to load the email address again when loading it failed', async () => {
  setNetworkFailure('getSiteSettings');
  await renderApp('/contact');
  const failures = main().getByText("We couldn't load our address.");
  await expect.element(failures).toHaveLength(2);
  await expectNoAxeViolations();
  setResponse('getSiteSettings', {
    supportEmail: 'help@boloboard.test',
    usesAnalytics: false,
    ads: null,
    push: null,
  });
  await main().getByRole('button', { name: 'Try Again' }).first().click();
  await expect.element(main().getByRole('link', { name: 'help@boloboard.test' })).toBeVisible();
  await expect.element(failures).toHaveLength(0);
});

test.each([
  ['/privacy-policy', /at most 48 hours from your request/],
  ['/privacy-policy', /expire after 30 days, or after 90 with Premium/],
  ['/privacy-policy', /Notifications are kept for 90 days/],
  ['/privacy-policy', /Your session, for 14 days/],
  ['/terms-of-service', /20 submissions each calendar month and the first 4 pages/],
  ['/terms-of-service', /\$4\.99 a month or \$49\.99 a year/],
  ['/terms-of-service', /renews each month or each year at the same price, until you cancel it/],
  ['/terms-of-service', /If you paid twice, you get the second payment back/],
  ['/privacy-policy', /Stripe.*Handles the payments for Premium/],
])('the page %s shows the text %s', async (url, words) => {
  await renderApp(url);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(main().element().textContent).toMatch(words);
  await see('Nov 26, 2026');
});

test.each(['/privacy-policy', '/terms-of-service'])(
  'the table of contents of %s has a link to each section',
  async (url) => {
    await page.viewport(...DESKTOP);
    await renderApp(url);
    const links = main().getByRole('navigation', { name: 'On This Page' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    const titles = main().getByRole('heading', { level: 2 }).elements();
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(
      titles.map(({ textContent }) => textContent),
    );
    await links.last().click();
    await expect.element(main().getByRole('heading', { level: 2 }).last()).toBeInViewport();
  },
);

test('a link with a hash opens its section, and a phone does not show the table of contents at first', async () => {
  await renderApp('/privacy-policy#keeping');
  await expect
    .element(main().getByRole('heading', { name: 'How Long We Keep It' }))
    .toBeInViewport();
  const first = main().getByRole('link', { name: 'What Everyone Can See' });
  await expect.element(first).not.toBeInTheDocument();
  await main().getByText('On This Page').click();
  await expect.element(first).toBeVisible();
});

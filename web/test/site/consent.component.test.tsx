import { expectNoAxeViolations } from '@test/accessibility';
import { hasAnalytics, sendPageView, stopAnalytics } from '@test/fake-analytics';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { setVisitorResponses } from '@test/home';
import { renderApp } from '@test/render';
import { imitateVisitorBrowser, restoreBrowser } from '@test/visitor-browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerConsent } from '@/services/consent';

const KEY = 'boloboard-consent';

beforeEach(() => {
  imitateVisitorBrowser();
  setVisitorResponses();
  setResponse('countPageView');
  setResponse('getSiteSettings', {
    supportEmail: 'help@boloboard.test',
    usesAnalytics: true,
    ads: null,
    push: null,
  });
  hasAnalytics.mockResolvedValue(true);
});

afterEach(restoreBrowser);

const question = page.getByRole('complementary', { name: 'Allow Google Analytics?' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const counted = () => expect.poll(() => callsTo('countPageView').length).toBeGreaterThan(0);

test('the question about Google Analytics has two similar buttons and does not move the focus, and the app sends Google nothing before the answer', async () => {
  await renderApp('/about');
  await expect.element(question).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  const [allow, refuse] = question.getByRole('button').elements();
  expect([allow?.textContent, refuse?.textContent]).toEqual(['Allow', 'No Thanks']);
  expect(allow?.getAttribute('class')).toBe(refuse?.getAttribute('class'));
  expect(allow?.getBoundingClientRect().width).toBe(refuse?.getBoundingClientRect().width);
  await expectNoAxeViolations();
  await counted();
  expect(sendPageView).not.toHaveBeenCalled();
});

test('after Allow, the app sends Google Analytics the route patterns of the open page and of each later page, and remembers the choice', async () => {
  const rendered = await renderApp('/about');
  await press('Allow');
  await expect.poll(() => sendPageView.mock.calls).toEqual([['/about']]);
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => sendPageView.mock.calls.at(-1)).toEqual(['/contact']);
  expect(localStorage.getItem(KEY)).toBe('allowed google-analytics');
  await rendered.unmount();
  setErrorResponse('getProfile', 'not_found', 'This member does not exist.');
  await renderApp('/user/ann_sells');
  await expect.poll(() => sendPageView.mock.calls.at(-1)).toEqual(['/user/:username']);
  await expect.element(question).not.toBeInTheDocument();
});

test('the app sends nothing to Google Analytics after No Thanks, and does not ask again', async () => {
  const rendered = await renderApp('/about');
  await press('No Thanks');
  await expect.element(question).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('denied google-analytics');
  await rendered.unmount();
  await renderApp('/contact');
  await expect.poll(() => callsTo('countPageView').at(-1)?.body).toEqual({ route: '/contact' });
  await expect.element(question).not.toBeInTheDocument();
  expect(sendPageView).not.toHaveBeenCalled();
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])(
  'the app neither asks nor sends page views to Google Analytics in a browser with %s, although the visitor allowed it before',
  async (_, privacy) => {
    imitateVisitorBrowser(privacy);
    answerConsent('allowed', ['google-analytics']);
    await renderApp('/privacy-policy');
    await expect
      .element(page.getByText('We load nothing from Google for analytics or ads'))
      .toBeVisible();
    await expect.poll(() => callsTo('getVersion')).toHaveLength(1);
    expect(hasAnalytics).not.toHaveBeenCalled();
    expect(sendPageView).not.toHaveBeenCalled();
    expect(callsTo('countPageView')).toEqual([]);
  },
);

test.each([
  ['the site does not use it', false, true],
  ['the Firebase config does not name it', true, false],
])('the app does not ask about Google Analytics when %s', async (_, usesAnalytics, isInConfig) => {
  setResponse('getSiteSettings', {
    supportEmail: 'help@boloboard.test',
    usesAnalytics,
    ads: null,
    push: null,
  });
  hasAnalytics.mockResolvedValue(isInConfig);
  await renderApp('/privacy-policy');
  await expect
    .element(page.getByText('We load nothing from Google for analytics or ads'))
    .toBeVisible();
  await counted();
  await expect.element(question).not.toBeInTheDocument();
});

test('the privacy page lets the visitor revoke the consent to Google Analytics, and shows when another tab changes it', async () => {
  answerConsent('allowed', ['google-analytics']);
  await renderApp('/privacy-policy');
  await expect.element(page.getByText('You allow Google Analytics in this browser.')).toBeVisible();
  await press('Stop Allowing It');
  await expect.element(page.getByText('You do not allow Google Analytics')).toBeVisible();
  expect(stopAnalytics).toHaveBeenCalledOnce();
  await expectNoAxeViolations();
  localStorage.setItem(KEY, 'allowed google-analytics');
  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, newValue: 'allowed google-analytics' }),
  );
  await expect.element(page.getByText('You allow Google Analytics in this browser.')).toBeVisible();
});

test('the app keeps the choice about Google Analytics until the next page load when the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await renderApp('/about');
  await press('No Thanks');
  await expect.element(question).not.toBeInTheDocument();
  expect(sendPageView).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  // Resets the viewer's answer, which the app keeps in memory until the next page load. Otherwise the answer would
  // affect the next test.
  answerConsent('denied', ['google-analytics']);
});

import type { Item } from '@contract/schemas/item';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import {
  setHomeResponses,
  setSignedInMemberResponses,
  setVisitorResponses,
  cards,
} from '@test/home';
import { lastListQuery } from '@test/item-list';
import { memberLike } from '@test/members';
import { currentUrl, renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const LIST_URL = '/?q=bowl';

const pages = () => page.getByRole('navigation', { name: 'Pages' });
const requestedPages = () => callsTo('listItems').map(({ url }) => url.searchParams.get('page'));

const sixteen: readonly Item[] = Array.from({ length: 16 }, (_, index) =>
  itemLike({ id: `item-${index}`, title: `Bowl ${index}` }),
);

function respondWithPage(number: number, count: number): void {
  setHomeResponses();
  setResponse(
    'listItems',
    itemListPageLike(sixteen, { page: number, pages: count, total: 16 * count }),
  );
}

describe.each(BOTH_SIZES)('the item list on a $size', ({ viewport }) => {
  beforeEach(() => page.viewport(...viewport));

  test('asks a visitor to sign in instead of requesting page 2', async () => {
    setVisitorResponses();
    respondWithPage(1, 2);
    await renderApp(LIST_URL);
    await expect.element(cards()).toHaveLength(16);
    await expect.element(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    const next = pages().getByRole('link', { name: 'Next' });
    await next.click();
    const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
    await expect.element(prompt).toBeVisible();
    await expectNoAxeViolations();
    await expect
      .element(prompt.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', `/login?next=${encodeURIComponent(`${LIST_URL}&page=2`)}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(prompt).not.toBeInTheDocument();
    await expect.element(next).toHaveFocus();
    expect(requestedPages()).not.toContain('2');
    expect(currentUrl()).toBe(LIST_URL);
  });

  test('asks a free member to upgrade instead of requesting page 5', async () => {
    setSignedInMemberResponses(memberLike());
    respondWithPage(4, 5);
    await renderApp(`${LIST_URL}&page=4`);
    await expect.element(cards()).toHaveLength(16);
    const ad = page.getByRole('complementary', { name: 'See Every Page' }).last();
    await expect.element(ad.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    await pages().getByRole('link', { name: 'Page 5' }).click();
    const prompt = page.getByRole('dialog', { name: 'Premium Feature' });
    await expect.element(prompt).toBeVisible();
    await expectNoAxeViolations();
    await expect
      .element(prompt.getByRole('link', { name: 'Upgrade to Premium' }))
      .toHaveAttribute('href', `/subscribe?from=${encodeURIComponent(`${LIST_URL}&page=4`)}`);
    await prompt.getByRole('button', { name: 'Not Now' }).click();
    await expect.element(prompt).not.toBeInTheDocument();
    expect(requestedPages()).not.toContain('5');
  });

  test('shows links to page 1 and to Premium when a free member opens page 5 by its URL', async () => {
    setSignedInMemberResponses(memberLike());
    setHomeResponses();
    setErrorResponse('listItems', 'premium_required', 'Upgrade to Premium to view more pages');
    await renderApp(`${LIST_URL}&page=5`);
    const card = page.getByRole('alert');
    await expect.element(card.getByText('Premium Feature Required')).toBeVisible();
    await expect.element(card.getByText('Free members can view the first 4 pages.')).toBeVisible();
    await expect.element(card.getByText('Upgrade to Premium to view more pages')).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Upgrade to Premium' }))
      .toHaveAttribute('href', `/subscribe?from=${encodeURIComponent(`${LIST_URL}&page=5`)}`);
    await expectNoAxeViolations();
    respondWithPage(1, 5);
    await card.getByRole('link', { name: 'Back to First Page' }).click();
    await expect.element(cards()).toHaveLength(16);
  });
});

test('a visitor who opens page 2 of the item list by its URL sees links to page 1 and the sign-in page', async () => {
  setVisitorResponses();
  setHomeResponses();
  setErrorResponse('listItems', 'sign_in_required', 'Sign in to view more pages');
  await renderApp(`${LIST_URL}&page=2`);
  const card = page.getByRole('alert');
  await expect.element(card.getByText('Sign In Required')).toBeVisible();
  await expect.element(card.getByText('Sign in to view more pages')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', `/login?next=${encodeURIComponent(`${LIST_URL}&page=2`)}`);
  respondWithPage(1, 2);
  await card.getByRole('link', { name: 'Back to First Page' }).click();
  await expect.element(cards()).toHaveLength(16);
  expect(currentUrl()).toBe(LIST_URL);
});

describe('the filters for price and date ranges', () => {
  const form = () => page.getByRole('form', { name: 'Filters' });
  const showResults = () => form().getByRole('button', { name: 'Show Results' }).click();
  const RANGES = ['Lowest price', 'Highest price', 'Sold on or after', 'Sold on or before'];
  const labelsWithLock = () =>
    [...form().element().querySelectorAll('label')]
      .filter((label) => label.querySelector('svg'))
      .map(({ textContent }) => textContent);
  const openForm = async () => {
    await expect.element(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
  };

  test('ask a visitor to sign in instead of requesting a list, and keep the typed range', async () => {
    setVisitorResponses();
    respondWithPage(1, 1);
    await renderApp(LIST_URL);
    await openForm();
    await form().getByLabelText('My Sale').click();
    await form().getByLabelText('Lowest price').fill('$1,200');
    await form().getByLabelText('Highest price').fill('1500,50');
    const requests = callsTo('listItems').length;
    await showResults();
    const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
    await expect.element(prompt.getByText(/Price and date ranges are for members\./)).toBeVisible();
    await expectNoAxeViolations();
    await expect
      .element(prompt.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(`${LIST_URL}&type=sale&min=1200&max=1500.5`)}`,
      );
    await userEvent.keyboard('{Escape}');
    await expect.element(prompt).not.toBeInTheDocument();
    await expect.element(form().getByLabelText('Lowest price')).toHaveValue('$1,200');
    expect(callsTo('listItems')).toHaveLength(requests);
    expect(currentUrl()).toBe(LIST_URL);
  });

  test('show a lock on empty range fields to a visitor, with a link to sign in that keeps the form', async () => {
    setVisitorResponses();
    respondWithPage(1, 1);
    await renderApp(LIST_URL);
    await openForm();
    for (const name of RANGES)
      await expect
        .element(form().getByLabelText(`${name}, for members`, { exact: true }))
        .toHaveValue('');
    expect(labelsWithLock()).toEqual(RANGES.map((name) => `${name}, for members`));
    await expect.element(form().getByLabelText('Category', { exact: true })).toBeVisible();
    await form().getByLabelText('My Sale').click();
    await form().getByLabelText('Lowest price').fill('$20');
    await expect
      .element(form().getByRole('link', { name: 'Sign in to filter by price or sold date' }))
      .toHaveAttribute('href', `/login?next=${encodeURIComponent(`${LIST_URL}&type=sale&min=20`)}`);
    await expectNoAxeViolations();
  });

  test('show no lock on range fields to a member', async () => {
    setSignedInMemberResponses(memberLike());
    respondWithPage(1, 1);
    await renderApp(LIST_URL);
    await expect
      .element(page.getByRole('button', { name: 'Share a Sale', includeHidden: true }))
      .toBeInTheDocument();
    await page.getByRole('button', { name: /^Filters/ }).click();
    for (const name of RANGES)
      await expect.element(form().getByLabelText(name, { exact: true })).toBeVisible();
    expect(labelsWithLock()).toEqual([]);
    await expect.element(form().getByRole('link')).not.toBeInTheDocument();
  });

  test('show a visitor the results when the visitor has set no range', async () => {
    setVisitorResponses();
    respondWithPage(1, 1);
    await renderApp(LIST_URL);
    await openForm();
    await form().getByLabelText('My Sale').click();
    await showResults();
    await expect.poll(currentUrl).toBe(`${LIST_URL}&type=sale`);
  });

  test('show a visitor two links when the URL contains a range: to the list without ranges, and to the sign-in page', async () => {
    setVisitorResponses();
    setHomeResponses();
    setErrorResponse('listItems', 'sign_in_required', 'Sign in to filter by price or sold date');
    const url = `${LIST_URL}&type=sale&min=20&from=2026-11-01`;
    await renderApp(url);
    const card = page.getByRole('alert');
    await expect.element(card.getByText('Sign In Required')).toBeVisible();
    await expect.element(card.getByText('Sign in to filter by price or sold date')).toBeVisible();
    await expectNoAxeViolations();
    await expect
      .element(card.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', `/login?next=${encodeURIComponent(url)}`);
    respondWithPage(1, 1);
    await card.getByRole('link', { name: 'Remove Ranges' }).click();
    await expect.element(cards()).toHaveLength(16);
    expect(currentUrl()).toBe(`${LIST_URL}&type=sale`);
    expect(lastListQuery()?.has('minPrice')).toBe(false);
  });
});

test('a visitor sees a house ad for the registration without the label "Advertisement"', async () => {
  setVisitorResponses();
  setHomeResponses([itemLike()]);
  await renderApp();
  const ad = page.getByRole('complementary', { name: 'See More of What Sells' }).last();
  await expect
    .element(ad.getByRole('link', { name: 'Sign Up Free' }))
    .toHaveAttribute('href', '/register');
  expect(document.body.textContent).not.toContain('Advertisement');
});

import { callsTo, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses } from '@test/home';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const MESSAGE = "You've made too many requests. Please try again in 9 minutes.";

test('after too many requests for lists, the home page shows when to try again, and does not send the request again by itself', async () => {
  setVisitorResponses();
  setHomeResponses();
  setErrorResponse('listItems', 'too_many_requests', MESSAGE);
  await renderApp('/');
  const card = page.getByRole('alert');
  await expect.element(card.getByText('Error loading items')).toBeVisible();
  await expect.element(card.getByText(MESSAGE)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(callsTo('listItems')).toHaveLength(1);
});

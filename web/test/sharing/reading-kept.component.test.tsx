import { hold, refuse } from '@test/fake-api';
import { answerMember } from '@test/home';
import { memberLike } from '@test/members';
import { currentAddress, renderApp } from '@test/render';
import {
  answerExtraction,
  chooseScreenshot,
  chooseWithoutText,
  drawScreenshot,
  openSharePanel,
  overlay,
} from '@test/share-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const lamp = { title: 'Brass banker lamp', price: '34.99' };

const UNREAD = "We couldn't tell the marketplace. Is it eBay?";

const title = () => page.getByLabelText('Title *');
const price = () => page.getByLabelText('Sold price *');
const readTitle = () => overlay().getByLabelText('Title', { exact: true });
const readPrice = () => overlay().getByLabelText('Price', { exact: true });
const cancel = () => overlay().getByRole('button', { name: 'Cancel' }).click();
const form = () => page.getByRole('form', { name: 'Share a Sale' });

async function openReading(): Promise<void> {
  await openSharePanel();
  answerExtraction(lamp);
  await chooseScreenshot(await drawScreenshot());
  await expect.element(readPrice()).toHaveValue('34.99');
}

describe('Back in the overlay', () => {
  test('closes it, stays on the page and keeps what was read', async () => {
    await openReading();
    window.history.back();
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
    expect(currentAddress()).toBe('/');
  });

  test('can be followed by Forward, which changes nothing, and the overlay opens again', async () => {
    await openReading();
    window.history.back();
    await expect.element(overlay()).not.toBeInTheDocument();
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    window.history.forward();
    await moved;
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(title()).toHaveValue(lamp.title);
    await page.getByRole('button', { name: 'Detect Title and Price' }).click();
    await expect.element(overlay()).toBeVisible();
    window.history.back();
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
  });

  test.each([
    ['Cancel', cancel],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Use This Text', () => overlay().getByRole('button', { name: 'Use This Text' }).click()],
  ])('is not needed after %s, which leaves no entry in the history', async (_name, close) => {
    await openSharePanel();
    window.history.replaceState({ ...window.history.state, usr: 'before' }, '');
    answerExtraction(lamp);
    await chooseScreenshot(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    expect(window.history.state).toHaveProperty('closedByBack');
    await close();
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.poll(() => window.history.state as unknown).not.toHaveProperty('closedByBack');
    expect(window.history.state).toMatchObject({ usr: 'before' });
  });
});

describe('what was read', () => {
  test('is part of the draft immediately, also when the page reloads with the overlay open', async () => {
    await openSharePanel();
    const id = crypto.randomUUID();
    answerMember(memberLike({ id }));
    const first = await renderApp('/?start=share');
    answerExtraction(lamp);
    await chooseScreenshot(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    await first.unmount();
    await renderApp();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
  });

  test('does not replace what the member typed into the form', async () => {
    await openSharePanel();
    await title().fill('My own words');
    answerExtraction(lamp);
    await chooseScreenshot(await drawScreenshot());
    await expect.element(readPrice()).toHaveValue('34.99');
    await cancel();
    await expect.element(title()).toHaveValue('My own words');
    await expect.element(price()).toHaveValue('34.99');
  });

  test('arrives in the form when the overlay was closed before', async () => {
    await openSharePanel();
    answerExtraction(lamp);
    const release = hold('autoExtract');
    await chooseWithoutText(await drawScreenshot());
    await title().fill('My own words');
    release();
    await expect.element(price()).toHaveValue('34.99');
    await expect.element(title()).toHaveValue('My own words');
  });

  test('leaves the form when another screenshot cannot be read', async () => {
    await openReading();
    await cancel();
    await page.getByLabelText('Comment (optional)').fill('Mine');
    refuse('autoExtract', 'unavailable', 'No reader');
    await chooseScreenshot(await drawScreenshot());
    await expect.element(overlay().getByText('Low', { exact: true })).toBeVisible();
    await cancel();
    await expect.element(title()).toHaveValue('');
    await expect.element(price()).toHaveValue('');
    await expect.element(page.getByLabelText('Comment (optional)')).toHaveValue('Mine');
  });

  test('is kept when only the second request of the overlay succeeds', async () => {
    await openSharePanel();
    refuse('autoExtract', 'unavailable', 'No reader');
    await chooseWithoutText(await drawScreenshot());
    await expect.element(page.getByText(UNREAD)).toBeVisible();
    answerExtraction({ ...lamp, platform: 'depop' });
    await page.getByRole('button', { name: 'Detect Title and Price' }).click();
    await expect.element(readPrice()).toHaveValue('34.99');
    window.history.back();
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(title()).toHaveValue(lamp.title);
    await expect.element(price()).toHaveValue('34.99');
    await expect.element(page.getByLabelText('Platform', { exact: true })).toHaveValue('depop');
  });

  test('keeps corrections from the overlay when the overlay closes and opens again', async () => {
    await openReading();
    await readTitle().fill('Brass lamp');
    window.history.back();
    await expect.element(title()).toHaveValue('Brass lamp');
    await expect.element(price()).toHaveValue('34.99');
    await page.getByRole('button', { name: 'Detect Title and Price' }).click();
    await expect.element(readPrice()).toHaveValue('34.99');
    await cancel();
    await expect.element(title()).toHaveValue('Brass lamp');
  });
});

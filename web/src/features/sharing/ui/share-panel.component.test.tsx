import { expectNoSeriousAxeViolations } from '@test/accessibility';
import { answer, callsTo, hold, loseNetwork, refuse } from '@test/fake-api';
import { renderPart } from '@test/render';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RedactionError } from '@/lib/redaction';
import { clearDrafts } from '../model/draft-store';
import { itemLike } from '../model/item.test-support';
import type { SharingSlots } from '../model/sharing-slots';
import { SharePanel } from './share-panel';

const slots: SharingSlots = {
  redactScreenshot: (screenshot) => Promise.resolve(screenshot),
  hashOfPicture: () => Promise.resolve('0'.repeat(64)),
  ScreenshotPreview: ({ screenshot }) => <p>Selected file: {screenshot.name}</p>,
  TextDetection: ({ onUse, onClose }) => (
    <div role="dialog" aria-label="Overlay">
      <button
        type="button"
        onClick={() => onUse({ title: 'Brass lamp', soldPrice: '34.99', platform: 'depop' })}
      >
        Use
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
  CategoryField: () => null,
};
const onShared = vi.fn();
/** The item that the server creates from the form as the tests fill it in. */
const item = itemLike({
  isOwnSale: false,
  purchasePrice: null,
  sourceLocation: null,
  soldDate: null,
  categoryName: null,
});

const answerShared = (shared: Item) => {
  const { title, soldPrice, soldDate } = shared;
  answer('shareScreenshot', {
    item: shared,
    extractedData: { title, soldPrice, soldDate },
    newAchievements: [],
  });
};

const title = () => page.getByLabelText('Title *');
const chooseButton = () => page.getByRole('button', { name: /Choose (Another )?Screenshot/ });
const shareButton = () => page.getByRole('button', { name: 'Share This Sale' });
const question = () => page.getByRole('region', { name: 'You shared this before' });

const render = (change: Partial<SharingSlots> = {}) =>
  renderPart(
    <SharePanel
      member={{ id: 'member-1', username: 'thrifty' }}
      slots={{ ...slots, ...change }}
      onShared={onShared}
    />,
  );

async function choose(name = 'sold.png', type = 'image/png'): Promise<void> {
  await expect.element(chooseButton()).toBeVisible();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('The form has no file chooser.');
  await userEvent.upload(chooser, new File(['x'], name, { type }));
}

async function chooseAndFillIn(): Promise<void> {
  await choose();
  await page.getByRole('button', { name: 'Close' }).click();
  await title().fill('Tin robot');
  await page.getByLabelText('Sold price *').fill('12');
}

beforeEach(() => answer('findSamePicture', { items: [] }));
afterEach(async () => {
  onShared.mockReset();
  await clearDrafts();
});

test('asks for a screenshot first, and then for the first wrong field', async () => {
  await render();
  await shareButton().click();
  await expect.element(page.getByText(IMAGE_MESSAGES.missing)).toBeVisible();
  await expect.element(chooseButton()).toHaveFocus();
  await choose();
  await page.getByRole('button', { name: 'Close' }).click();
  await shareButton().click();
  await expect.element(title()).toHaveFocus();
  await expect.element(title()).toHaveAccessibleDescription(SALE_MESSAGES.titleRequired);
  await expectNoSeriousAxeViolations();
});

test('refuses a file that is no picture', async () => {
  await render();
  await choose('sold.pdf', 'application/pdf');
  await expect.element(page.getByText(IMAGE_MESSAGES.unsupported)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('fills in what the overlay extracted', async () => {
  await render();
  await choose();
  await page.getByRole('button', { name: 'Use' }).click();
  await expect.element(title()).toHaveValue('Brass lamp');
  await expect.element(page.getByLabelText('Platform')).toHaveValue('depop');
  await expect
    .element(page.getByLabelText('Platform'))
    .toHaveAccessibleDescription('Read from your screenshot');
});

test('shares when Enter is pressed in a field, and empties the form', async () => {
  answerShared(item);
  await render();
  await chooseAndFillIn();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Success!', { exact: true })).toBeVisible();
  await expect.element(title()).toHaveValue('');
  expect(callsTo('shareScreenshot')).toHaveLength(1);
  expect(onShared).toHaveBeenCalledTimes(1);
});

test('keeps all entries and says so when the upload is cancelled', async () => {
  answerShared(item);
  const letGo = hold('shareScreenshot');
  await render();
  await chooseAndFillIn();
  await shareButton().click();
  await expect.element(page.getByRole('button', { name: 'Sharing Sale...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel Upload' }).click();
  letGo();
  await expect.element(page.getByText(/^Upload cancelled\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry Upload' })).toHaveFocus();
  await expect.element(title()).toHaveValue('Tin robot');
});

test('shows a failure and shares on a retry', async () => {
  loseNetwork('shareScreenshot');
  await render();
  await chooseAndFillIn();
  await shareButton().click();
  await expect.element(page.getByText('Nothing you entered is lost.').first()).toBeVisible();
  answerShared(item);
  await page.getByRole('button', { name: 'Retry Upload' }).click();
  await expect.poll(() => onShared.mock.calls.length).toBe(1);
});

test('sends nothing when the screenshot cannot be redacted', async () => {
  await render({ redactScreenshot: () => Promise.reject(new RedactionError()) });
  await chooseAndFillIn();
  await shareButton().click();
  await expect.element(page.getByText(/nothing was sent/).first()).toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
});

test('asks before it shares the same picture again', async () => {
  answer('findSamePicture', { items: [item] });
  answerShared(item);
  await render();
  await chooseAndFillIn();
  await expect.element(question()).toBeVisible();
  await shareButton().click();
  await expect.element(question()).toHaveFocus();
  await expect.element(question()).toHaveAccessibleDescription(/has not been shared yet/);
  expect(callsTo('shareScreenshot')).toEqual([]);
  await page.getByRole('button', { name: "It's Another Sale, Share It" }).click();
  await expect.poll(() => onShared.mock.calls.length).toBe(1);
});

test('says that an earlier version was shared, and offers to keep it', async () => {
  answerShared({ ...item, title: 'Tin toy' });
  await render();
  await chooseAndFillIn();
  await shareButton().click();
  await expect.element(page.getByText(/Tin toy, \$12\.00/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep It as It Is' })).toHaveFocus();
  await expect.element(title()).toHaveValue('Tin robot');
  await page.getByRole('button', { name: 'Keep It as It Is' }).click();
  await expect.element(title()).toHaveValue('');
  await expect.element(chooseButton()).toHaveFocus();
});

test('brings a draft back, and discards it when asked', async () => {
  const first = await render();
  await title().fill('Tin robot');
  await first.unmount();
  await render();
  await expect.element(title()).toHaveValue('Tin robot');
  await page.getByRole('button', { name: 'Discard Draft' }).click();
  await expect.element(page.getByText('Form reset', { exact: true })).toBeVisible();
  await expect.element(title()).toHaveValue('');
});

test('shows why the server refused the sale', async () => {
  refuse('shareScreenshot', 'quota_exhausted', 'Nothing is left this month.');
  await render();
  await chooseAndFillIn();
  await shareButton().click();
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('Nothing is left this month.');
});

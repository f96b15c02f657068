import { expectNoSeriousAxeViolations } from '@test/accessibility';
import {
  answerExtraction,
  chooseScreenshot,
  chooseWithoutText,
  drawScreenshot,
  openSharePanel,
  overlay,
  submitSale,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** Hands the page a file as the browser does when it is pasted or dropped. */
function bring(target: Element, how: 'paste' | 'drop', file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  const common = { bubbles: true, cancelable: true };
  target.dispatchEvent(
    how === 'paste'
      ? new ClipboardEvent('paste', { ...common, clipboardData: data })
      : new DragEvent('drop', { ...common, dataTransfer: data }),
  );
}

const form = () => page.getByRole('form', { name: 'Share a Sale' });

test.each(BOTH_SIZES)(
  'asks for a screenshot, a title and a price, and goes to the first on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openSharePanel();
    await submitSale();
    await expect.element(page.getByText('Please select an image to upload')).toBeVisible();
    await expect.element(page.getByText('Title is required')).toBeVisible();
    await expect
      .element(page.getByText('Sold price must be a valid number greater than 0'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toHaveFocus();
    await chooseWithoutText(await drawScreenshot());
    await submitSale();
    const title = page.getByLabelText('Title *');
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveAccessibleDescription('Title is required');
    await expectNoSeriousAxeViolations();
  },
);

test('asks for purchase price and source when the sale is an own one', async () => {
  await openSharePanel();
  await expect.element(page.getByLabelText('Interesting Find')).toBeChecked();
  await expect.element(page.getByLabelText('Purchase Price *')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'My Sale' }).click();
  await submitSale();
  await expect
    .element(page.getByText('Purchase price is required for your own sales'))
    .toBeVisible();
  await expect
    .element(page.getByText('Source location is required for your own sales'))
    .toBeVisible();
});

test('takes a dropped picture and a pasted one', async () => {
  await openSharePanel();
  const { type } = await drawScreenshot();
  bring(form().element(), 'drop', new File([await drawScreenshot()], 'dropped.png', { type }));
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: dropped.png')).toBeVisible();
  bring(document.body, 'paste', new File([await drawScreenshot()], 'pasted.png', { type }));
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: pasted.png')).toBeVisible();
});

test('refuses a dropped file that is no picture', async () => {
  await openSharePanel();
  bring(form().element(), 'drop', new File(['x'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText("We can't read this file.")).toBeVisible();
});

test('says so when the browser cannot show a picture', async () => {
  await openSharePanel();
  answerExtraction({ confidence: 0 });
  await chooseScreenshot(new File(['no picture'], 'photo.heic', { type: 'image/heic' }));
  const standIn = 'This browser cannot show this kind of picture. It can still be shared.';
  await expect.element(overlay().getByText(standIn)).toBeVisible();
  await expect.element(overlay().getByText('Low', { exact: true })).toBeVisible();
  await expect
    .element(overlay().getByRole('button', { name: 'Drag to Select Title' }))
    .toBeDisabled();
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(standIn)).toBeVisible();
  await expect.element(page.getByText('Selected file: photo.heic')).toBeVisible();
});

test('has a category when the platform is eBay only', async () => {
  await openSharePanel();
  const category = page.getByRole('button', { name: /^Category/ });
  await expect.element(category).toBeVisible();
  await page.getByLabelText('Platform').selectOptions('depop');
  await expect.element(category).not.toBeInTheDocument();
});

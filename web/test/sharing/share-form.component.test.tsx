import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { LISTING_URL_MESSAGES } from '@contract/schemas/listing-url';
import { expectNoAxeViolations } from '@test/accessibility';
import { answer, callsTo, refuse } from '@test/fake-api';
import {
  answerExtraction,
  answerShared,
  chooseScreenshot,
  chooseWithoutText,
  drawScreenshot,
  openSharePanel,
  overlay,
  sharedItem,
  startSale,
  submitSale,
  success,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

function dispatchFile(target: Element, how: 'paste' | 'drop', file: File): void {
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
  'shows an error for each missing field and focuses the first on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openSharePanel();
    await expectNoAxeViolations();
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
    await expectNoAxeViolations();
  },
);

test('requires purchase price and source location for an own sale', async () => {
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

test('accepts a dropped and a pasted picture', async () => {
  await openSharePanel();
  const { type } = await drawScreenshot();
  dispatchFile(
    form().element(),
    'drop',
    new File([await drawScreenshot()], 'dropped.png', { type }),
  );
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: dropped.png')).toBeVisible();
  dispatchFile(document.body, 'paste', new File([await drawScreenshot()], 'pasted.png', { type }));
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: pasted.png')).toBeVisible();
});

test('rejects a dropped file that is not an image', async () => {
  await openSharePanel();
  dispatchFile(form().element(), 'drop', new File(['x'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText("We can't read this file.")).toBeVisible();
});

test('shows a note when the browser cannot preview the picture', async () => {
  await openSharePanel();
  answerExtraction({ confidence: 0 });
  await chooseScreenshot(new File(['no picture'], 'photo.heic', { type: 'image/heic' }));
  const note = "This browser can't preview this type of picture, but you can still share it.";
  await expect.element(overlay().getByText(note)).toBeVisible();
  await expect.element(overlay().getByText('Low', { exact: true })).toBeVisible();
  await expect
    .element(overlay().getByRole('button', { name: 'Drag to Select Title' }))
    .toBeDisabled();
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByText('Selected file: photo.heic')).toBeVisible();
});

test('shows that a category no longer exists, until another one is chosen', async () => {
  const field = page.getByRole('button', { name: /^Category/ });
  const options = ['Owls', 'Lamps'].map((categoryName, at) => ({
    categoryId: String(at),
    categoryName,
    fullCategoryPath: `Decor > ${categoryName}`,
  }));
  const choose = async (name: string) => {
    await field.click();
    await page.getByRole('combobox', { name: 'Search categories' }).fill('decor');
    await page.getByRole('option', { name }).click();
  };
  await openSharePanel();
  answer('searchCategories', { categories: options });
  await chooseWithoutText(await drawScreenshot());
  await page.getByLabelText('Title *').fill('Brass owl');
  await page.getByLabelText('Sold price *').fill('34.99');
  await choose('Owls');
  const { unknown } = CATEGORY_MESSAGES;
  refuse('shareScreenshot', 'bad_request', unknown, [
    { path: ['body', 'categoryId'], message: unknown },
  ]);
  await submitSale();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(unknown);
  await choose('Lamps');
  await expect.element(field).toHaveTextContent('Lamps');
  await expect.element(field).not.toHaveAccessibleDescription(unknown);
});

test('keeps the sale of a member who was suspended meanwhile, and says why', async () => {
  await startSale();
  refuse('shareScreenshot', 'suspended', 'Your account is suspended. Spam');
  await submitSale();
  await expect.element(page.getByText('Your account is suspended. Spam').first()).toBeVisible();
  await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
});

test('shows the category field only when the platform is eBay', async () => {
  await openSharePanel();
  const category = page.getByRole('button', { name: /^Category/ });
  await expect.element(category).toBeVisible();
  await page.getByLabelText('Platform').selectOptions('depop');
  await expect.element(category).not.toBeInTheDocument();
});

test('completes a link to the listing at any marketplace, and rejects one to another site', async () => {
  const link = page.getByLabelText('Link to the listing (optional)');
  await startSale();
  await page.getByLabelText('Platform').selectOptions('etsy');
  await link.fill('https://ebay.com.evil.com/itm/1');
  await submitSale();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAccessibleDescription(LISTING_URL_MESSAGES.invalid);
  await expectNoAxeViolations();
  await link.fill('www.etsy.com/listing/1');
  await expect.element(link).not.toHaveAccessibleDescription(LISTING_URL_MESSAGES.invalid);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveValue('https://www.etsy.com/listing/1');
  answerShared(sharedItem({ platform: 'etsy', ebayUrl: 'https://www.etsy.com/listing/1' }));
  await submitSale();
  await expect.element(success()).toBeVisible();
  const sent = callsTo('shareScreenshot')[0]?.body as FormData;
  expect(sent.get('ebayUrl')).toBe('https://www.etsy.com/listing/1');
});

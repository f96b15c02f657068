import { expectNoAxeViolations } from '@test/accessibility';
import { cards } from '@test/home';
import { currentUrl } from '@test/render';
import {
  setExtractionResponse,
  setSharedItemResponses,
  chooseScreenshot,
  changePicture,
  chooseScreenshotAndSkipText,
  continueDraft,
  detailsStep,
  drawScreenshot,
  openSharePanel,
  textStep,
  pictureStep,
  sharedItem,
  fillInNewSale,
  submitSale,
  successMessage,
} from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const titleField = () => page.getByLabelText('Title *');
const close = () => detailsStep().getByRole('button', { name: 'Close' }).click();
const dropArea = () => pictureStep().getByText('You can also drop or paste it here.').element();

async function openDetails(): Promise<void> {
  await openSharePanel();
  await chooseScreenshotAndSkipText(await drawScreenshot());
}

const draw = async (name: string) => {
  const drawn = await drawScreenshot();
  return new File([drawn], name, { type: drawn.type });
};

test('the share form accepts a dropped and a pasted picture', async () => {
  await openSharePanel();
  dispatchFile(dropArea(), 'drop', await draw('dropped.png'));
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: dropped.png')).toBeVisible();
  dispatchFile(document.body, 'paste', await draw('pasted.png'));
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: pasted.png')).toBeVisible();
  dispatchFile(
    detailsStep().getByLabelText('Title *').element(),
    'drop',
    await draw('another.png'),
  );
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: another.png')).toBeVisible();
});

test('the share form keeps the picture while the member checks its text, even when another picture is dropped or pasted', async () => {
  await openSharePanel();
  dispatchFile(dropArea(), 'drop', await draw('dropped.png'));
  const title = textStep().getByLabelText('Title', { exact: true });
  await expect.element(title).toBeVisible();
  dispatchFile(title.element(), 'paste', await draw('pasted.png'));
  dispatchFile(title.element(), 'drop', await draw('another.png'));
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Selected file: dropped.png')).toBeVisible();
});

test('the share form pastes text into the field when the clipboard contains text and a picture', async () => {
  await openSharePanel();
  await chooseScreenshotAndSkipText(await draw('chosen.png'));
  const data = new DataTransfer();
  data.items.add(await draw('cell.png'));
  data.setData('text/plain', 'Brass owl');
  const paste = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: data,
  });
  titleField().element().dispatchEvent(paste);
  expect(paste.defaultPrevented).toBe(false);
  await expect.element(page.getByText('Selected file: chosen.png')).toBeVisible();
});

test('the share form rejects a dropped file that is not an image', async () => {
  await openSharePanel();
  dispatchFile(dropArea(), 'drop', new File(['x'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText("We can't read this file.")).toBeVisible();
  await expect.element(textStep()).not.toBeInTheDocument();
});

test('the share form goes from step to step without losing anything', async () => {
  await openDetails();
  await titleField().fill('Brass owl');
  await button('Change the Picture').click();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(pictureStep().getByAltText('Preview of your screenshot')).toBeVisible();
  await expect.element(button('Choose Another Screenshot')).toHaveFocus();
  await expectNoAxeViolations();
  await button('Continue').click();
  await expect.element(titleField()).toHaveValue('Brass owl');
  await expect.element(page.getByText('Selected file: sold.png')).toBeVisible();
  await changePicture(await draw('other.png'));
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(titleField()).toHaveValue('Brass owl');
  await expect.element(page.getByText('Selected file: other.png')).toBeVisible();
});

test("the browser's Back button opens the first step of the share form, and pressed again, closes the form and keeps a draft", async () => {
  await openDetails();
  await titleField().fill('Brass owl');
  window.history.back();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(pictureStep()).toBeVisible();
  window.history.back();
  await expect.element(pictureStep()).not.toBeInTheDocument();
  expect(currentUrl()).toBe('/');
  await expect.element(button('Share a Sale')).toHaveFocus();
  await continueDraft();
  await expect.element(titleField()).toHaveValue('Brass owl');
});

test('Close closes both steps of the share form, which keeps a draft', async () => {
  await openDetails();
  await titleField().fill('Brass owl');
  await close();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(pictureStep()).not.toBeInTheDocument();
  await expect
    .element(page.getByText('We saved your draft, so you can pick up where you left off.'))
    .toBeVisible();
  await expectNoAxeViolations();
  await button('Share a Sale').click();
  await expect.element(titleField()).toHaveValue('Brass owl');
});

test('Cancel and Start Over open the empty first step of the share form', async () => {
  await openDetails();
  await titleField().fill('Brass owl');
  await button('Cancel and Start Over').click();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(button('Choose Screenshot')).toHaveFocus();
  await expect
    .element(pictureStep().getByAltText('Preview of your screenshot'))
    .not.toBeInTheDocument();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await expect.element(titleField()).toHaveValue('');
});

test('the share form closes after a share, and the page scrolls to the new card', async () => {
  await fillInNewSale();
  setSharedItemResponses(sharedItem());
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(pictureStep()).not.toBeInTheDocument();
  await expect.element(cards().getByText('Tin robot')).toBeInViewport();
  await expect.poll(() => window.history.state as unknown).not.toHaveProperty('closedByBack');
  await expect.element(button('Continue')).not.toBeInTheDocument();
  await button('Share a Sale').click();
  await expect.element(button('Choose Screenshot')).toBeVisible();
});

test('the toast after a share has a link to the item when the list does not show the item', async () => {
  await fillInNewSale('/?type=find');
  setSharedItemResponses(sharedItem());
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  await button('View').click();
  await expect.element(page.getByRole('dialog', { name: 'Tin robot' })).toBeVisible();
});

test('the share form shows a note when the browser cannot preview the picture', async () => {
  await openSharePanel();
  setExtractionResponse({ confidence: 0 });
  await chooseScreenshot(new File(['no picture'], 'photo.heic', { type: 'image/heic' }));
  const note = "This browser can't preview this type of picture, but you can still share it.";
  await expect.element(textStep().getByText(note)).toBeVisible();
  await expect.element(textStep().getByText('Low', { exact: true })).toBeVisible();
  await expect
    .element(textStep().getByRole('button', { name: 'Drag to Select Title' }))
    .toBeDisabled();
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(detailsStep().getByText(note)).toBeVisible();
  await expect.element(page.getByText('Selected file: photo.heic')).toBeVisible();
});

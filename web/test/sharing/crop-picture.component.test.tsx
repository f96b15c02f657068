import type { Item } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { PICTURE_CROP_MESSAGES } from '@contract/schemas/picture-crop';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
  setStaleStateResponse,
} from '@test/fake-api';
import {
  setEditedItemResponses,
  editDialog,
  openEditForm,
  ownItem,
  saveButton,
} from '@test/own-items';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const dialog = () => page.getByRole('dialog', { name: 'Crop the Picture' });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const opener = () => editDialog().getByRole('button', { name: 'Crop the Picture' });
const frame = () => dialog().getByLabelText(/^Frame of the part/);
const picture = () => dialog().getByAltText('Picture of Bowl');

const withPicture = (name: string, change: Partial<Item>): Item => {
  const item = ownItem(change);
  return ownItem({
    ...change,
    picture: { ...item.picture, url: `/media/items/bowl/${name}.webp` },
  });
};
const croppedItem = () => withPicture('cropped', { revision: 4 });

function respondWithCroppedItem(item = croppedItem()): void {
  setEditedItemResponses(item);
  setResponse('cropPicture', { body: { item }, etag: String(item.revision) });
}

async function openCrop(): Promise<void> {
  await openEditForm();
  await opener().click();
  await expect.element(frame()).toHaveFocus();
}

/** Moves a corner of the frame as far as possible. */
async function dragOut(corner: string, ...keys: readonly string[]): Promise<void> {
  const handle = dialog().getByLabelText(corner).element();
  if (handle instanceof HTMLElement) handle.focus();
  for (const key of keys) await userEvent.keyboard(`{Shift>}{${key}>40/}{/Shift}`);
}

test('the crop dialog shows a warning, and crops the picture to the frame', async () => {
  await openCrop();
  await expect.element(dialog().getByText(PICTURE_CROP_MESSAGES.warning)).toBeVisible();
  await expectNoAxeViolations();
  respondWithCroppedItem();
  const release = holdResponses('cropPicture');
  await button('Crop').click();
  await expect.element(button('Cropping...')).toBeDisabled();
  release();
  await expect.element(page.getByText('Item Updated').first()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  const [{ body, ifMatch, url } = {}] = callsTo('cropPicture');
  expect([url?.pathname, body, ifMatch]).toEqual([
    '/api/user/items/bowl/picture',
    { itemPart: ['0.1,0.1,0.8,0.8'] },
    '"3"',
  ]);
});

test('the frame of the crop dialog can be moved and resized by keyboard', async () => {
  await openCrop();
  respondWithCroppedItem();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await dragOut('Bottom right corner. Use the arrow keys to resize the frame.', 'ArrowDown');
  await button('Crop').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const { itemPart } = callsTo('cropPicture')[0]?.body as { readonly itemPart: readonly string[] };
  const { x = 0, y = 0, height = 0 } = parsePictureArea(itemPart[0] ?? '') ?? {};
  expect([x > 0.1, y, y + height]).toEqual([true, 0.1, 1]);
});

test('the crop dialog does not crop when the frame contains the whole picture', async () => {
  await openCrop();
  await dragOut('Top left corner. Use the arrow keys to resize the frame.', 'ArrowLeft', 'ArrowUp');
  const bottom = 'Bottom right corner. Use the arrow keys to resize the frame.';
  await dragOut(bottom, 'ArrowRight', 'ArrowDown');
  await button('Crop').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(PICTURE_CROP_MESSAGES.whole);
  expect(callsTo('cropPicture')).toHaveLength(0);
});

test('the crop dialog does not crop when the member cancels', async () => {
  await openCrop();
  await button('Cancel').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(callsTo('cropPicture')).toHaveLength(0);
});

test('the edit form keeps what was typed before a crop, and saves it afterwards', async () => {
  await openEditForm();
  const price = editDialog().getByLabelText('Sold price *');
  await price.fill('12');
  await opener().click();
  respondWithCroppedItem();
  await button('Crop').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(price).toHaveValue('12');
  setEditedItemResponses(withPicture('cropped', { soldPrice: '12.00', revision: 5 }));
  await saveButton().click();
  await expect.element(editDialog()).not.toBeInTheDocument();
  expect(callsTo('editItem').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ soldPrice: '12' }, '"4"'],
  ]);
});

test('the crop dialog shows the already cropped picture when the response to the first crop was lost and the member repeats it', async () => {
  await openCrop();
  const before = picture().element().getAttribute('src');
  setNetworkFailure('cropPicture');
  await button('Crop').click();
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  setStaleStateResponse('cropPicture', { body: { item: croppedItem() }, etag: '4' });
  await button('Crop').click();
  await expect.element(picture()).toHaveAttribute('src', '/media/items/bowl/cropped.webp');
  expect(before).not.toBe('/media/items/bowl/cropped.webp');
  await expect.element(frame()).toHaveFocus();
  respondWithCroppedItem(withPicture('again', { revision: 5 }));
  await button('Crop').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsTo('cropPicture').map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"', '"4"']);
});

test('the crop dialog shows why the server refuses a crop', async () => {
  await openCrop();
  setErrorResponse('cropPicture', 'bad_request', PICTURE_CROP_MESSAGES.small);
  await button('Crop').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(PICTURE_CROP_MESSAGES.small);
  setErrorResponse('cropPicture', 'not_found', ITEM_EDIT_MESSAGES.failed);
  await button('Crop').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(ITEM_EDIT_MESSAGES.failed);
});

import { areaIn } from '@contract/rules/area-text';
import type { Item } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { PICTURE_CUT_MESSAGES } from '@contract/schemas/picture-cut';
import { expectNoAxeViolations } from '@test/accessibility';
import { answer, callsTo, hold, loseNetwork, refuse, refuseAsStale } from '@test/fake-api';
import { answerEdited, editDialog, openEditForm, ownItem, saveButton } from '@test/own-items';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const dialog = () => page.getByRole('dialog', { name: 'Cut the Picture' });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const opener = () => editDialog().getByRole('button', { name: 'Cut the Picture' });
const frame = () => dialog().getByLabelText(/^Frame of the part/);
const picture = () => dialog().getByAltText('Picture of Bowl');

const withPicture = (name: string, change: Partial<Item>): Item => {
  const item = ownItem(change);
  return ownItem({
    ...change,
    picture: { ...item.picture, url: `/media/items/bowl/${name}.webp` },
  });
};
const cutItem = () => withPicture('cut', { revision: 4 });

function answerCut(item = cutItem()): void {
  answerEdited(item);
  answer('cutPicture', { body: { item }, etag: String(item.revision) });
}

async function openCut(): Promise<void> {
  await openEditForm();
  await opener().click();
  await expect.element(frame()).toHaveFocus();
}

/** Moves a corner of the frame as far as it goes. */
async function dragOut(corner: string, ...keys: readonly string[]): Promise<void> {
  const handle = dialog().getByLabelText(corner).element();
  if (handle instanceof HTMLElement) handle.focus();
  for (const key of keys) await userEvent.keyboard(`{Shift>}{${key}>40/}{/Shift}`);
}

test('warns, and cuts the picture to what is inside the frame', async () => {
  await openCut();
  await expect.element(dialog().getByText(PICTURE_CUT_MESSAGES.warning)).toBeVisible();
  await expectNoAxeViolations();
  answerCut();
  const release = hold('cutPicture');
  await button('Cut').click();
  await expect.element(button('Cutting...')).toBeDisabled();
  release();
  await expect.element(page.getByText('Item Updated').first()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  const [{ body, ifMatch, url } = {}] = callsTo('cutPicture');
  expect([url?.pathname, body, ifMatch]).toEqual([
    '/api/user/items/bowl/picture',
    { itemPart: ['0.1,0.1,0.8,0.8'] },
    '"3"',
  ]);
});

test('moves and resizes the frame by keyboard', async () => {
  await openCut();
  answerCut();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await dragOut('Bottom right corner. Use the arrow keys to resize the frame.', 'ArrowDown');
  await button('Cut').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const { itemPart } = callsTo('cutPicture')[0]?.body as { readonly itemPart: readonly string[] };
  const { x = 0, y = 0, height = 0 } = areaIn(itemPart[0] ?? '') ?? {};
  expect([x > 0.1, y, y + height]).toEqual([true, 0.1, 1]);
});

test('does not cut to the whole picture', async () => {
  await openCut();
  await dragOut('Top left corner. Use the arrow keys to resize the frame.', 'ArrowLeft', 'ArrowUp');
  const bottom = 'Bottom right corner. Use the arrow keys to resize the frame.';
  await dragOut(bottom, 'ArrowRight', 'ArrowDown');
  await button('Cut').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(PICTURE_CUT_MESSAGES.whole);
  expect(callsTo('cutPicture')).toHaveLength(0);
});

test('cuts nothing when it is canceled', async () => {
  await openCut();
  await button('Cancel').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(callsTo('cutPicture')).toHaveLength(0);
});

test('keeps what was typed into the form, and saves it after the cut', async () => {
  await openEditForm();
  const price = editDialog().getByLabelText('Sold price *');
  await price.fill('12');
  await opener().click();
  answerCut();
  await button('Cut').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(price).toHaveValue('12');
  answerEdited(withPicture('cut', { soldPrice: '12.00', revision: 5 }));
  await saveButton().click();
  await expect.element(editDialog()).not.toBeInTheDocument();
  expect(callsTo('editItem').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ soldPrice: '12' }, '"4"'],
  ]);
});

test('shows the cut picture when the answer to the first call got lost', async () => {
  await openCut();
  const before = picture().element().getAttribute('src');
  loseNetwork('cutPicture');
  await button('Cut').click();
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  refuseAsStale('cutPicture', { body: { item: cutItem() }, etag: '4' });
  await button('Cut').click();
  await expect.element(picture()).toHaveAttribute('src', '/media/items/bowl/cut.webp');
  expect(before).not.toBe('/media/items/bowl/cut.webp');
  await expect.element(frame()).toHaveFocus();
  answerCut(withPicture('again', { revision: 5 }));
  await button('Cut').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsTo('cutPicture').map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"', '"4"']);
});

test('shows why the server refuses a cut', async () => {
  await openCut();
  refuse('cutPicture', 'bad_request', PICTURE_CUT_MESSAGES.small);
  await button('Cut').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(PICTURE_CUT_MESSAGES.small);
  refuse('cutPicture', 'not_found', ITEM_EDIT_MESSAGES.failed);
  await button('Cut').click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(ITEM_EDIT_MESSAGES.failed);
});

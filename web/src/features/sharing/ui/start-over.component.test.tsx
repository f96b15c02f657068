import { setResponse } from '@test/fake-api';
import { setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  setNewMemberResponses,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  fillSale,
  textStep,
  chooseScreenshot,
  continueDraft,
  pictureStep,
  openMoreDetails,
} from '@test/share-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentToast } from '@/components/toast/toast-store';
import type { Draft } from '../model/draft';
import { loadDraft } from '../model/draft-store';

const NAME = {
  kind: 'name',
  area: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  isSuggested: false,
} as const;
const PHOTO = { area: { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }, confidence: 0.9 };
const SHIRTS = {
  categoryId: '1059',
  categoryName: 'Shirts',
  fullCategoryPath: 'Clothing > Men > Shirts',
};

const title = () => page.getByLabelText('Title *');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const draftNote = () => page.getByText(/^We saved your draft/);
const reset = () => page.getByText('Form reset', { exact: true });

let memberId = '';
let leave: () => Promise<void>;

/** Fills in every field of a draft. Returns the stored draft. */
async function startDraft(): Promise<Draft> {
  memberId = crypto.randomUUID();
  setNewMemberResponses();
  setSignedInMemberResponses(memberLike({ id: memberId }));
  setExtractionResponse({ personalInfo: [NAME], cover: PHOTO });
  setResponse('searchCategories', { categories: [SHIRTS] });
  ({ unmount: leave } = await renderApp('/?start=share'));
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await expect.element(button('Change Cover')).toBeVisible();
  await fillSale('Tin robot', '12');
  await openMoreDetails();
  await page.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('combobox', { name: 'Search categories' }).fill('shirt');
  await page.getByRole('option', { name: 'Shirts' }).click();
  await page.getByLabelText('Link to the listing (optional)').fill('ebay.com/itm/1');
  await page.getByLabelText('Comment (optional)').fill('Mine');
  await expect.poll(async () => (await loadDraft(memberId))?.values.comment).toBe('Mine');
  const draft = await loadDraft(memberId);
  if (!draft) throw new Error('Nothing is stored.');
  return draft;
}

async function startOver(): Promise<void> {
  await button('Cancel and Start Over').click();
  await expect.element(reset()).toBeVisible();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.poll(() => loadDraft(memberId)).toBeNull();
}

async function expectRestored({ screenshot, ...rest }: Draft): Promise<void> {
  await expect.element(title()).toHaveValue('Tin robot');
  await expect.element(page.getByText(`Selected file: ${screenshot?.name}`)).toBeVisible();
  await expect.element(page.getByLabelText('Comment (optional)')).toBeVisible();
  await expect.element(button('Change Cover')).toBeVisible();
  await expect.poll(() => loadDraft(memberId)).toMatchObject(rest);
  expect((await loadDraft(memberId))?.screenshot?.size).toBe(screenshot?.size);
}

test('Undo restores picture, fields, hidden areas, cover, category and idempotency key', async () => {
  const before = await startDraft();
  expect(before.redaction.areas).toHaveLength(1);
  expect(before.values.ebayUrl).toBe('https://ebay.com/itm/1');
  await startOver();
  await button('Undo').click();
  await expectRestored(before);
  await expect.element(reset()).not.toBeInTheDocument();
});

test('Undo is available for 10 seconds', async () => {
  await startDraft();
  await button('Cancel and Start Over').click();
  await expect.element(button('Undo')).toBeVisible();
  expect(currentToast()?.durationMs).toBe(10_000);
});

test('the keyboard reaches Undo, and Undo moves the focus to the form', async () => {
  const before = await startDraft();
  await startOver();
  await userEvent.keyboard('{F8}{Tab}{Tab}');
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectRestored(before);
  await expect
    .element(detailsStep().getByRole('heading', { name: 'Check Your Sale' }))
    .toHaveFocus();
});

test('Undo restores a draft that the member discarded after reloading the page', async () => {
  const before = await startDraft();
  await leave();
  await renderApp();
  await button('Discard Draft').click();
  await expect.element(draftNote()).not.toBeInTheDocument();
  await expect.element(reset()).toBeVisible();
  await expect.poll(() => loadDraft(memberId)).toBeNull();
  await button('Undo').click();
  await expectRestored(before);
});

test('opens a blank form after the member has discarded the stored draft', async () => {
  await startDraft();
  await detailsStep().getByRole('button', { name: 'Close' }).click();
  await expect.element(draftNote()).toBeVisible();
  await button('Discard Draft').click();
  await expect.element(reset()).toBeVisible();
  await button('Share a Sale').click();
  await expect.element(button('Choose Screenshot')).toBeVisible();
  await expect.element(detailsStep()).not.toBeInTheDocument();
});

test('keeps text that was typed after Undo when the form closes and opens again', async () => {
  await startDraft();
  await startOver();
  await button('Undo').click();
  await expect.element(title()).toHaveValue('Tin robot');
  await title().fill('Tin robot, boxed');
  await expect.poll(async () => (await loadDraft(memberId))?.values.title).toBe('Tin robot, boxed');
  await detailsStep().getByRole('button', { name: 'Close' }).click();
  await expect.element(pictureStep()).not.toBeInTheDocument();
  await continueDraft();
  await expect.element(title()).toHaveValue('Tin robot, boxed');
});

test('removes Undo when the member starts a new sale', async () => {
  await startDraft();
  await startOver();
  await expect.element(button('Undo')).toBeVisible();
  await chooseScreenshot(await drawScreenshot());
  await expect.element(button('Undo')).not.toBeInTheDocument();
  const anotherTitle = textStep().getByLabelText('Title', { exact: true });
  await anotherTitle.fill('Another sale');
  await expect.element(anotherTitle).toHaveValue('Another sale');
});

import { answer, callsTo, refuse } from '@test/fake-api';
import { answerChampions, NOBODY } from '@test/home';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetRecords } from '@/lib/forget-stored';
import { type FoundAreas, RedactionError } from '@/lib/redaction';
import type { SaleReading } from '@/lib/sale-reading';
import { EMPTY_DRAFT, loadDraft, saveDraft } from '../model/draft-store';
import { itemLike } from '../model/item.test-support';
import type { SharingSlots } from '../model/sharing-slots';
import { SharePanel } from './share-panel';

const UNREAD: SaleReading = {
  title: '',
  soldPrice: '',
  platform: undefined,
  soldDate: undefined,
  showsPayout: false,
  isCheckOnly: false,
  isHardToRead: false,
};
const slots: SharingSlots = {
  preparePicture: (screenshot, { parts }) => Promise.resolve({ file: screenshot, parts }),
  findAreas: () => Promise.resolve({ personalInfo: [], suggested: [], fees: [] }),
  findParts: () =>
    Promise.resolve({ cover: null, coverOptions: [], focus: null, itemPart: WHOLE_SCREENSHOT }),
  findSale: () => Promise.resolve(UNREAD),
  hashOfPicture: () => Promise.resolve('0'.repeat(64)),
  ScreenshotPreview: ({ screenshot }) => <p>Selected file: {screenshot.name}</p>,
  TextDetection: ({ onClose }) => (
    <div role="dialog" aria-label="Overlay">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
  PartDialog: () => null,
  CategoryField: () => null,
};
const onDiscarded = vi.fn();
const item = itemLike({
  isOwnSale: false,
  purchasePrice: null,
  sourceLocation: null,
  soldDate: null,
  categoryName: null,
});

const title = () => page.getByLabelText('Title *');
const chooseButton = () => page.getByRole('button', { name: /Choose (Another )?Screenshot/ });
const shareButton = () => page.getByRole('button', { name: 'Share This Sale' });

const render = (change: Partial<SharingSlots> = {}, hidesFees = false) =>
  renderPart(
    <SharePanel
      member={memberLike({ username: 'thrifty', hidesFees })}
      slots={{ ...slots, ...change }}
      limitReached={false}
      restored={null}
      onEmptied={vi.fn()}
      onDiscarded={onDiscarded}
      onBegun={vi.fn()}
    />,
  );

async function choose(name = 'sold.png', type = 'image/png'): Promise<void> {
  await expect.element(chooseButton()).toBeVisible();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('The form has no file input.');
  await userEvent.upload(chooser, new File(['x'], name, { type }));
}

async function chooseAndFillIn(): Promise<void> {
  await choose();
  await page.getByRole('button', { name: 'Close' }).click();
  await title().fill('Tin robot');
  await page.getByLabelText('Sold price *').fill('12');
}

beforeEach(() => {
  answer('findSamePicture', { items: [] });
  // They are read again after a share.
  answerChampions(NOBODY);
});
afterEach(async () => {
  await forgetRecords({ end: 'signed-out', memberId: 'member-1' });
});

test('rejects a file that is not an image', async () => {
  await render();
  await choose('sold.pdf', 'application/pdf');
  await expect.element(page.getByText(IMAGE_MESSAGES.unsupported)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('shares the sale and clears the form when Enter is pressed in a field', async () => {
  const { title: sold, soldPrice, soldDate } = item;
  const extractedData = { title: sold, soldPrice, soldDate };
  answer('shareScreenshot', { item, extractedData, newAchievements: [] });
  await render();
  await chooseAndFillIn();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Success!', { exact: true })).toBeVisible();
  await expect.element(title()).toHaveValue('');
  expect(callsTo('shareScreenshot')).toHaveLength(1);
  await expect.poll(() => callsTo('getMostLikedOfMonth')).toHaveLength(1);
});

test('sends nothing when the screenshot cannot be redacted', async () => {
  await render({ preparePicture: () => Promise.reject(new RedactionError()) });
  await chooseAndFillIn();
  await shareButton().click();
  await expect.element(page.getByText(/nothing was sent/).first()).toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
});

test('restores a draft and discards it with Discard Draft', async () => {
  const first = await render();
  await title().fill('Tin robot');
  await first.unmount();
  await render();
  await expect.element(title()).toHaveValue('Tin robot');
  await page.getByRole('button', { name: 'Discard Draft' }).click();
  await expect.element(title()).toHaveValue('');
  expect(onDiscarded.mock.lastCall?.[0]).toMatchObject({ values: { title: 'Tin robot' } });
});

test('keeps in a restored draft what the reading preselected, and then what the member chose', async () => {
  const reason = () => page.getByText(/so we chose My Sale\.$/);
  const question = () => page.getByText("We couldn't tell the marketplace. Is it eBay?");
  const findSale = () => Promise.resolve({ ...UNREAD, showsPayout: true });
  const first = await render({ findSale });
  await choose();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('radio', { name: 'My Sale' })).toBeChecked();
  await first.unmount();
  const second = await render({ findSale });
  await expect.element(page.getByRole('radio', { name: 'My Sale' })).toBeChecked();
  await expect.element(reason()).toBeVisible();
  await expect.element(question()).toBeVisible();
  await page.getByRole('radio', { name: 'Interesting Find' }).click();
  await expect.element(reason()).not.toBeInTheDocument();
  await page.getByLabelText('Platform').click();
  await second.unmount();
  await render({ findSale });
  await expect.element(page.getByText(/^Selected file/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Interesting Find' })).toBeChecked();
  await expect.element(question()).not.toBeInTheDocument();
});

const lamp: SaleReading = { ...UNREAD, title: 'Brass lamp', soldPrice: '34.99', platform: 'depop' };
const price = () => page.getByLabelText('Sold price *');
const close = () => page.getByRole('button', { name: 'Close' }).click();

/** Returns a reading of the screenshot that ends when `finish` is called. */
function heldReading(read: SaleReading) {
  let finish = () => {};
  const held = new Promise<SaleReading>((resolve) => (finish = () => resolve(read)));
  return { findSale: () => held, finish: () => finish() };
}

test('takes back what was read from a screenshot when another one is chosen, and keeps what was typed', async () => {
  const { findSale } = heldReading(UNREAD);
  const reads = [() => Promise.resolve(lamp), findSale];
  await render({ findSale: () => (reads.shift() ?? findSale)() });
  await choose();
  await close();
  await expect.element(price()).toHaveValue('34.99');
  await title().fill('My own words');
  await choose('other.png');
  await close();
  await expect.element(page.getByText('Selected file: other.png')).toBeVisible();
  await expect.element(title()).toHaveValue('My own words');
  await expect.element(price()).toHaveValue('');
  await expect.element(page.getByLabelText('Platform', { exact: true })).toHaveValue('ebay');
  expect((await loadDraft('member-1'))?.values).toMatchObject({
    title: 'My own words',
    soldPrice: '',
  });
});

test('replaces what was read from the screenshot of a restored draft', async () => {
  const first = await render({ findSale: () => Promise.resolve(lamp) });
  await choose();
  await close();
  await expect.element(title()).toHaveValue('Brass lamp');
  await first.unmount();
  const robot = { ...UNREAD, title: 'Tin robot', soldPrice: '12.00' };
  await render({ findSale: () => Promise.resolve(robot) });
  await expect.element(title()).toHaveValue('Brass lamp');
  await choose('other.png');
  await close();
  await expect.element(title()).toHaveValue('Tin robot');
  await expect.element(price()).toHaveValue('12.00');
});

test('keeps the draft of another tab when a choice is clicked in the blank form', async () => {
  await render();
  await expect.element(chooseButton()).toBeVisible();
  const values = { ...EMPTY_DRAFT.values, title: 'Typed elsewhere' };
  await saveDraft('member-1', { ...EMPTY_DRAFT, values });
  await page.getByLabelText('Platform', { exact: true }).click();
  await page.getByRole('radio', { name: 'Interesting Find' }).click();
  expect((await loadDraft('member-1'))?.values.title).toBe('Typed elsewhere');
});

test('does not replace newer edits when the reading ends after the form closed', async () => {
  const { findSale, finish } = heldReading(lamp);
  const first = await render({ findSale });
  await choose();
  await close();
  await first.unmount();
  const values = { ...EMPTY_DRAFT.values, title: 'Newer' };
  await saveDraft('member-1', { ...EMPTY_DRAFT, values });
  finish();
  await findSale();
  expect((await loadDraft('member-1'))?.values.title).toBe('Newer');
});

test('saves nothing after signing out deleted the draft', async () => {
  const { findSale, finish } = heldReading(lamp);
  await render({ findSale });
  await choose();
  await close();
  expect(await loadDraft('member-1')).not.toBeNull();
  await forgetRecords({ end: 'signed-out', memberId: 'member-1' });
  finish();
  await expect.element(title()).toHaveValue('Brass lamp');
  expect(await loadDraft('member-1')).toBeNull();
});

/** Shares a draft whose screenshot was checked for personal information, but not for fees. */
async function shareOlderDraft(change: Partial<SharingSlots>): Promise<void> {
  await saveDraft('member-1', {
    ...EMPTY_DRAFT,
    values: { ...EMPTY_DRAFT.values, title: 'Tin robot', soldPrice: '12' },
    screenshot: new File(['x'], 'sold.png', { type: 'image/png' }),
    redaction: { areas: [], checked: true },
    itemPart: WHOLE_SCREENSHOT,
  });
  await render(change, true);
  await expect.element(title()).toHaveValue('Tin robot');
  await shareButton().click();
}

test('looks for fees in a draft that is older than the switch for fees, and shares once they are hidden', async () => {
  const { title: sold, soldPrice, soldDate } = item;
  const extractedData = { title: sold, soldPrice, soldDate };
  answer('shareScreenshot', { item, extractedData, newAchievements: [] });
  const payout = { x: 0.6, y: 0.6, width: 0.3, height: 0.05, kind: 'payout' } as const;
  const buyer = { x: 0.1, y: 0.1, width: 0.3, height: 0.05, kind: 'name' } as const;
  let finish: (found: FoundAreas) => void = () => undefined;
  const found = new Promise<FoundAreas>((resolve) => (finish = resolve));
  const preparePicture = vi.fn(slots.preparePicture);
  await shareOlderDraft({ findAreas: () => found, preparePicture });
  await expect
    .element(page.getByRole('region', { name: 'Looking for fees and payout...' }))
    .toBeVisible();
  expect(callsTo('shareScreenshot')).toEqual([]);
  finish({ personalInfo: [buyer], suggested: [], fees: [payout] });
  await expect.element(page.getByText('Success!', { exact: true })).toBeVisible();
  expect(preparePicture.mock.lastCall?.[1].areas).toEqual([payout]);
});

test('asks about fees, not names, when the check of such a draft for fees fails', async () => {
  await shareOlderDraft({ findAreas: () => Promise.reject(new Error('Not now.')) });
  await expect
    .element(page.getByRole('region', { name: 'Share without checking for fees and payout?' }))
    .toHaveAccessibleDescription("We couldn't check your screenshot.");
});

test('looks for the same picture in what others see, and again when the member changes the part', async () => {
  const upper: ItemPart = [{ x: 0, y: 0, width: 1, height: 0.5 }];
  const hashOfPicture = vi.fn(slots.hashOfPicture);
  await render({
    hashOfPicture,
    findParts: () =>
      Promise.resolve({ cover: null, coverOptions: [], focus: null, itemPart: null }),
    preparePicture: (_screenshot, { itemPart, parts }) =>
      Promise.resolve({
        file: new File([], itemPart === upper ? 'upper.png' : 'whole.png'),
        parts,
      }),
    ScreenshotPreview: ({ itemPart, onItemPart }) => (
      <>
        <button type="button" onClick={() => onItemPart(upper)}>
          Upper
        </button>
        <button type="button" onClick={() => onItemPart(WHOLE_SCREENSHOT)}>
          {itemPart === null ? 'Nothing chosen' : 'Whole'}
        </button>
      </>
    ),
  });
  await choose();
  await close();
  await expect.element(page.getByText('Nothing chosen')).toBeVisible();
  expect(hashOfPicture).not.toHaveBeenCalled();
  const hashed = () => hashOfPicture.mock.calls.map(([{ name }]) => name);
  await page.getByRole('button', { name: 'Upper' }).click();
  await expect.poll(hashed).toEqual(['upper.png']);
  await page.getByRole('button', { name: 'Whole' }).click();
  await expect.poll(hashed).toEqual(['upper.png', 'whole.png']);
  await expect.poll(() => callsTo('findSamePicture')).toHaveLength(2);
});

test("shows the server's message when it rejects the sale", async () => {
  refuse('shareScreenshot', 'quota_exhausted', 'Nothing is left this month.');
  await render();
  await chooseAndFillIn();
  await shareButton().click();
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('Nothing is left this month.');
});

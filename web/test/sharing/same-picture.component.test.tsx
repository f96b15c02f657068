import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, holdResponses, setErrorResponse } from '@test/fake-api';
import {
  setExtractionResponse,
  setSharedItemResponses,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  expectFocusAtTop,
  fillSale,
  openSharePanel,
  textStep,
  sharedItem,
  submitSale,
  successMessage,
  openMoreDetails,
} from '@test/share-form';
import { BOTH_SIZES, PHONE } from '@test/viewports';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const own = sharedItem({ id: 'shared-before', username: 'ann_sells' });
const another = sharedItem({ id: 'shared-now', username: 'ann_sells', soldPrice: '14.00' });

const DOES_NOT_COUNT =
  "If title and price are the same too, it doesn't count for the monthly champions.";

const note = () => page.getByRole('region', { name: 'You already shared this picture' });
const comment = () => page.getByLabelText('Comment (optional)');
const quota = (left: number) => page.getByText(`${left} of 20 submissions left this month`);

afterEach(() => {
  vi.useRealTimers();
});

async function shareNew(): Promise<void> {
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale(own.title, '12');
  setSharedItemResponses(own);
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
}

describe('the share form when the member has shared the picture before', () => {
  async function chooseSharedBefore(viewport = PHONE): Promise<void> {
    await page.viewport(...viewport);
    await openSharePanel(19);
    setResponse('findSamePicture', { items: [own] });
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(note()).toBeVisible();
  }

  test.each(BOTH_SIZES)('shows the earlier item on a $size', async ({ viewport }) => {
    await chooseSharedBefore(viewport);
    await expect.element(note().getByText('$12.00')).toBeVisible();
    await expect.element(note().getByText('eBay')).toBeVisible();
    await expect.element(note().getByText('Shared by you')).toBeVisible();
    await expect.element(note().getByText(DOES_NOT_COUNT)).toBeVisible();
    const link = note().getByRole('link', { name: own.title });
    await expect.element(link).toHaveAttribute('href', '/item/shared-before');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations();
  });

  test.each(BOTH_SIZES)(
    'shares only after the member confirms on a $size that this is another sale',
    async ({ viewport }) => {
      await chooseSharedBefore(viewport);
      await fillSale(own.title, '14');
      await openMoreDetails();
      await comment().fill('The second one');
      await submitSale();
      await expect.element(note()).toHaveFocus();
      await expect.element(note()).toHaveAccessibleDescription(/hasn't been shared yet/);
      await expect.element(comment()).toHaveValue('The second one');
      expect(callsTo('shareScreenshot')).toEqual([]);
      await expectNoAxeViolations();
      setSharedItemResponses(another, 18);
      await note().getByRole('button', { name: 'Share as Another Sale' }).click();
      await expect.element(successMessage()).toBeVisible();
      await expect.element(quota(18)).toBeVisible();
    },
  );

  test('does not ask again when the member has confirmed that this is another sale', async () => {
    await chooseSharedBefore();
    await note().getByRole('button', { name: "It's Another Sale" }).click();
    await expect.element(note()).not.toBeInTheDocument();
    await expectFocusAtTop();
    await fillSale(own.title, '14');
    setSharedItemResponses(another, 18);
    await submitSale();
    await expect.element(successMessage()).toBeVisible();
    await expect.element(quota(18)).toBeVisible();
  });

  test('removes the picture when the member starts over', async () => {
    await chooseSharedBefore();
    await expect.element(page.getByText('sold.png')).toBeVisible();
    await note().getByRole('button', { name: 'Start Over' }).click();
    await expect.element(note()).not.toBeInTheDocument();
    await expect.element(detailsStep()).not.toBeInTheDocument();
    await expect.element(page.getByText('sold.png')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toHaveFocus();
    await expect.element(quota(19)).toBeVisible();
    expect(callsTo('shareScreenshot')).toEqual([]);
  });
});

test('the share form shows which other member has shared the same picture', async () => {
  await openSharePanel();
  setResponse('findSamePicture', { items: [sharedItem({ username: 'thrifty' })] });
  await chooseScreenshotAndSkipText(await drawScreenshot());
  const others = page.getByRole('region', {
    name: 'Someone may have shared this already',
  });
  await expect.element(others.getByRole('link', { name: own.title })).toBeVisible();
  await expect.element(others.getByText('Shared by @thrifty')).toBeVisible();
  await expect.element(others).not.toMatchTextContent('Premium');
  await expect.element(others.getByText(DOES_NOT_COUNT)).not.toBeInTheDocument();
});

test('the share form shows the premium badge of another member who has shared the same picture', async () => {
  await openSharePanel();
  setResponse('findSamePicture', {
    items: [sharedItem({ username: 'thrifty', isPremiumUser: true })],
  });
  await chooseScreenshotAndSkipText(await drawScreenshot());
  const shared = page.getByText('Shared by @thrifty');
  await expect.element(shared).toMatchTextContent(/^Shared by @thrifty Premium on /);
  await expectNoAxeViolations();
});

test('the share form looks for the same picture while the member checks the text, and asks about it in the step with the details', async () => {
  await openSharePanel();
  setResponse('findSamePicture', { items: [own] });
  setExtractionResponse({ title: 'Tin robot', price: '12.00' });
  await chooseScreenshot(await drawScreenshot());
  await expect.poll(() => callsTo('findSamePicture')).toHaveLength(1);
  await expect.element(note()).not.toBeInTheDocument();
  await textStep().getByRole('button', { name: 'Use This Text' }).click();
  await expect.element(note()).toBeVisible();
  expect(callsTo('findSamePicture')).toHaveLength(1);
});

test('the share form waits for the lookup of the same picture before it shares, and asks about the item that the lookup found', async () => {
  await openSharePanel();
  setResponse('findSamePicture', { items: [own] });
  const release = holdResponses('findSamePicture');
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale(own.title, '12');
  await expect.poll(() => callsTo('findSamePicture')).toHaveLength(1);
  await submitSale();
  release();
  await expect.element(note()).toHaveFocus();
  await expect.element(note()).toHaveAccessibleDescription(/hasn't been shared yet/);
  expect(callsTo('shareScreenshot')).toEqual([]);
});

test('the share form shares nothing if the member changes a field while the share waits for the lookup of the same picture', async () => {
  await openSharePanel();
  const release = holdResponses('findSamePicture');
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale(own.title, '12');
  await expect.poll(() => callsTo('findSamePicture')).toHaveLength(1);
  await submitSale();
  await page.getByLabelText('Title *').fill('Brass owl');
  release();
  const share = page.getByRole('button', { name: 'Share This Sale' });
  await expect.element(share).toBeEnabled();
  await expect.element(page.getByLabelText('Title *')).toHaveValue('Brass owl');
  expect(callsTo('shareScreenshot')).toEqual([]);
});

test('the share form sends only the hash of the picture to look for the same picture', async () => {
  await openSharePanel();
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await expect.poll(() => callsTo('findSamePicture')).toHaveLength(1);
  const [lookup] = callsTo('findSamePicture');
  expect(lookup?.body).toBeUndefined();
  expect(lookup?.url.search).toMatch(/^\?hash=[0-9a-f]{64}$/);
});

test('the share form shares after 3 seconds when the lookup of the same picture takes longer', async () => {
  await openSharePanel();
  holdResponses('findSamePicture');
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale(own.title, '12');
  setSharedItemResponses(own);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await submitSale();
  expect(callsTo('shareScreenshot')).toEqual([]);
  vi.advanceTimersByTime(3000);
  await expect.element(successMessage()).toBeVisible();
});

test('the share form shares when the lookup of the same picture fails', async () => {
  await openSharePanel();
  setErrorResponse('findSamePicture', 'unavailable', 'Not now');
  await shareNew();
});

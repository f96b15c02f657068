import { FEE_MESSAGES } from '@contract/schemas/marketplace-fees';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { renderPart } from '@test/render';
import { standardFees } from '@test/sales';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FeesSection } from './fees-section';

const field = (platform: string, label: string) =>
  page.getByRole('group', { name: platform }).getByLabelText(label);
const percent = (platform: string) => field(platform, 'Percentage (%)');
const save = page.getByRole('button', { name: 'Save Fees' });
const seeText = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();

beforeEach(() => setResponse('getFees', standardFees()));

async function show(): Promise<void> {
  await renderPart(<FeesSection />);
  await expect.element(percent('eBay')).toBeVisible();
}

test("shows the marketplaces' fees with their dates and links to the marketplaces' pages", async () => {
  await show();
  await expect.element(percent('eBay')).toHaveValue('13.6');
  await expect.element(field('eBay', 'Fixed fee ($)')).toHaveValue('0.40');
  await seeText(/^Default: 20% \+ \$0\.00\. A flat \$2\.95 under \$15\. As of Oct 24, 2024/);
  await expect
    .element(page.getByRole('link', { name: 'Etsy fees (opens in a new tab)' }))
    .toHaveAttribute('href', 'https://www.etsy.com/legal/fees/');
  await expectNoAxeViolations();
});

test('saves all fees, and shows the fees that the server returns', async () => {
  const fees = standardFees();
  setResponse('updateFees', {
    ...fees,
    ebay: { percent: '12.7', fixed: '0.30', isDefault: false },
  });
  await show();
  await percent('eBay').fill('12.70');
  await field('eBay', 'Fixed fee ($)').fill('$.3');
  await userEvent.keyboard('{Enter}');
  await seeText('Fees Saved');
  expect(callsTo('updateFees')[0]?.body).toMatchObject({
    ebay: { percent: '12.70', fixed: '$.3' },
    mercari: { percent: '10', fixed: '0.00' },
  });
  await expect.element(percent('eBay')).toHaveValue('12.7');
});

test('keeps text that is typed while the fees are saved', async () => {
  const fees = standardFees();
  setResponse('updateFees', {
    ...fees,
    ebay: { percent: '12.7', fixed: '0.40', isDefault: false },
  });
  const letGo = holdResponses('updateFees');
  await show();
  await percent('eBay').fill('12.70');
  await save.click();
  await field('eBay', 'Fixed fee ($)').fill('0.55');
  letGo();
  await seeText('Fees Saved');
  await expect.element(percent('eBay')).toHaveValue('12.7');
  await expect.element(field('eBay', 'Fixed fee ($)')).toHaveValue('0.55');
});

test('focuses the first invalid field and sends nothing when fees are invalid', async () => {
  await show();
  await percent('Depop').fill('13.625');
  await field('Etsy', 'Fixed fee ($)').fill('1001');
  await save.click();
  await seeText(FEE_MESSAGES.percent);
  await seeText(FEE_MESSAGES.fixed);
  await expect.element(percent('Depop')).toHaveFocus();
  expect(callsTo('updateFees')).toEqual([]);
  await expectNoAxeViolations();
});

test('keeps the typed text and shows the reason when saving fails', async () => {
  setNetworkFailure('updateFees');
  await show();
  await percent('eBay').fill('12');
  await save.click();
  await seeText(/^You seem to be offline.*Everything you entered is still here\.$/);
  await expect.element(percent('eBay')).toHaveValue('12');
  setErrorResponse('updateFees', 'too_many_requests', 'Too many requests. Try again in 5 minutes.');
  await save.click();
  await seeText(/^Too many requests/);
  await expectNoAxeViolations();
});

test("shows the server's message at the field with the invalid fee", async () => {
  setErrorResponse('updateFees', 'bad_request', 'Wrong', [
    { path: ['body', 'ebay', 'fixed'], message: 'Too high' },
  ]);
  await show();
  await save.click();
  await expect.element(page.getByText('Too high')).toBeVisible();
  await expect.element(field('eBay', 'Fixed fee ($)')).toHaveAttribute('aria-invalid', 'true');
});

test('fills in the default fees, which the member can then save', async () => {
  const own = { percent: '1', fixed: '2.00', isDefault: false };
  setResponse('getFees', { ...standardFees(), ebay: own });
  setResponse('updateFees', standardFees());
  await show();
  await expect.element(percent('eBay')).toHaveValue('1');
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await expect.element(percent('eBay')).toHaveValue('13.6');
  await seeText('The default fees are filled in. Save to use them.');
  expect(callsTo('updateFees')).toEqual([]);
  await save.click();
  await seeText('Fees Saved');
});

test('shows that the fees are loading, and the reason when they cannot be loaded', async () => {
  setNetworkFailure('getFees');
  const letGo = holdResponses('getFees');
  await renderPart(<FeesSection />);
  await expect.element(page.getByTestId('fees-skeleton')).toBeVisible();
  letGo();
  await seeText(/^You seem to be offline/);
  setResponse('getFees', standardFees());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(percent('eBay')).toBeVisible();
});

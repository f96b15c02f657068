import { expect, test } from '../fixtures/test';
import { goOffline } from '../support/offline';
import { startSale, submitSale } from '../support/share-form';

// The worker opens the app without a network.
test.use({ serviceWorkers: 'allow' });

test('shares once after a restart without a network', async ({ page, context, faults }) => {
  const { title } = await startSale(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await goOffline(context, faults);
  await submitSale(page);
  const outbox = page.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(outbox.getByText(title)).toBeVisible();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/');
  const waiting = reopened.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(waiting.getByText(title)).toBeVisible();
  await expect(reopened.getByText('You are offline. 1 share waiting.')).toBeVisible();
  await context.setOffline(false);
  await expect(reopened.getByText(`Shared: ${title}`, { exact: true })).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(reopened.getByRole('article').getByText(title)).toHaveCount(1);
  await expect(reopened.getByText('19 of 20 submissions left this month')).toBeVisible();
});

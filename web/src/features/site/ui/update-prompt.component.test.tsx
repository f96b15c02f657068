import { expectNoAxeViolations } from '@test/accessibility';
import { renderPart } from '@test/render';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { announceUpdate } from '@/lib/app-updates';
import { reloadToUpdate } from '@/services/worker-registration';
import { SiteNotices } from './site-notices';

vi.mock('@/services/worker-registration', () => ({ reloadToUpdate: vi.fn() }));

const offer = page.getByText('A new version is ready.');

test("announces a new version, and hides the offer on 'Later'", async () => {
  await renderPart(<SiteNotices />);
  await expect.element(offer).not.toBeInTheDocument();
  announceUpdate();
  await expect.element(page.getByRole('status').filter({ has: offer })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(offer).not.toBeInTheDocument();
});

test('reloads when the member wants', async () => {
  announceUpdate();
  await renderPart(<SiteNotices />);
  await page.getByRole('button', { name: 'Reload to update' }).click();
  expect(reloadToUpdate).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Reload to update' })).toBeDisabled();
});

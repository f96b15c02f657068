import { expectNoAxeViolations } from '@test/accessibility';
import { reloadToUpdate } from '@test/fake-worker-registration';
import { renderPart } from '@test/render';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { announceUpdate, postponeUpdate } from '@/lib/app-updates';
import { SiteNotices } from './site-notices';

const offer = page.getByText('A new version is ready.');

afterEach(postponeUpdate);

test("announces a new version, and hides the offer on 'Later' until another version is available", async () => {
  await renderPart(<SiteNotices viewer="visitor" />);
  await expect.element(offer).not.toBeInTheDocument();
  announceUpdate();
  await expect.element(page.getByRole('status').filter({ has: offer })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  announceUpdate();
  await expect.element(offer).toBeVisible();
});

test("reloads the page on 'Reload to Update'", async () => {
  announceUpdate();
  await renderPart(<SiteNotices viewer="visitor" />);
  await page.getByRole('button', { name: 'Reload to Update' }).click();
  expect(reloadToUpdate).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Reload to Update' })).toBeDisabled();
});

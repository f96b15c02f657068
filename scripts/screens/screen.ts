import type { Page } from '@playwright/test';
import { waitForItems } from '../demo/demo-page';
import type { DemoPaths } from '../phone/demo-paths';
import type { Role } from '../phone/measured-pages';

/** A page or dialog to capture. */
export interface Screen {
  /** The name of the sheet with the pictures of the screen. */
  readonly name: string;
  readonly roles: readonly Role[];
  /**
   * The email address of the demo member who opens the screen. By default, the demo member of the screen's role opens
   * it.
   */
  readonly email?: string | undefined;
  /**
   * Whether the sheet also shows the part of the page below the first view. If set, the sheet has a row of pictures for
   * each appearance.
   */
  readonly isLong?: boolean;
  readonly open: (page: Page, demo: DemoPaths) => Promise<unknown>;
}

/** Presses the first visible button with the name. */
export const pressButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** Opens the home page and waits for its items. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await waitForItems(page);
}

/** Opens the first item of a list. */
export async function openFirstItem(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: /Items$/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
}

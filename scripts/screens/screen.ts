import type { Page } from '@playwright/test';
import { itemsArrived } from '../demo/demo-page';
import type { DemoAddresses } from '../phone/demo-addresses';
import type { Role } from '../phone/measured-pages';

export interface Screen {
  /** Names its sheet. */
  readonly name: string;
  readonly roles: readonly Role[];
  /** The demo member who opens it instead of the one of the role. */
  readonly email?: string | undefined;
  /** Its sheet also shows what is below the first view, a row of pictures for each look. */
  readonly isLong?: boolean;
  readonly open: (page: Page, demo: DemoAddresses) => Promise<unknown>;
}

/** Presses the first visible button with the name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await itemsArrived(page);
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

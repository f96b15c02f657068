import type { Locator, Page } from '@playwright/test';

export const MOST_LIKED_CALL = '**/api/items/most-liked-month';

export const championCard = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Monthly Champions' })
    .getByRole('article', { name, exact: true });

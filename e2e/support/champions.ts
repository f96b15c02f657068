import type { Locator, Page } from '@playwright/test';
import type { ChampionSeller } from '../../contract/schemas/champion';
import type { Item } from '../../contract/schemas/item';
import { servePictures } from './items';

export const MOST_LIKED_CALL = '**/api/items/most-liked-month';
export const HIGHEST_PROFIT_CALL = '**/api/items/highest-profit-month';
export const MOST_ACTIVE_CALL = '**/api/items/most-active-seller-month';
/** The calls for all three. */
export const BOARD_CALLS = /\/api\/items\/(most|highest)-[a-z-]+-month$/;

/** Who leads each board, null where nobody does. */
export interface Leaders {
  readonly liked: Item | null;
  readonly profit: Item | null;
  readonly seller: ChampionSeller;
}

/** Answers the boards with these leaders from now on, whatever the database holds. */
export async function serveBoards(page: Page, leaders: Leaders): Promise<void> {
  await servePictures(page);
  await page.route(MOST_LIKED_CALL, (route) => route.fulfill({ json: { item: leaders.liked } }));
  await page.route(HIGHEST_PROFIT_CALL, (route) =>
    route.fulfill({ json: { item: leaders.profit } }),
  );
  await page.route(MOST_ACTIVE_CALL, (route) =>
    route.fulfill({ json: { seller: leaders.seller } }),
  );
}

/** The section of the three boards. */
export const championsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Monthly Champions' });

/** One board's card. */
export const boardOf = (page: Page, name: string): Locator =>
  championsOf(page).getByRole('article', { name, exact: true });

import type { Page } from '@playwright/test';
import { ROLES, type Role } from '../roles';
import { ACCOUNT_ROUTES } from './account-routes';
import { BILLING_ROUTES } from './billing-routes';
import { ITEM_ROUTES } from './item-routes';
import { MEMBER_ROUTES } from './member-routes';
import type { Route } from './route';
import { SITE_ROUTES } from './site-routes';

/** All routes of the product, including `/sign-in` and `/verify-email`, with what each role sees there. */
export const ROUTES: readonly Route[] = [
  ...ITEM_ROUTES,
  ...ACCOUNT_ROUTES,
  ...MEMBER_ROUTES,
  ...BILLING_ROUTES,
  ...SITE_ROUTES,
];

/** Opens the route. Returns the URL that was opened. */
export async function openRoute(page: Page, { route, open }: Route): Promise<string> {
  const url = open ? await open() : route;
  await page.goto(url);
  return url;
}

/**
 * Returns the routes whose screen for this role differs from their screen for each earlier role in `ROLES`. Includes
 * the home page, because its header differs for each role.
 */
export function routesWithNewScreenFor(role: Role): readonly Route[] {
  const earlier = ROLES.slice(0, ROLES.indexOf(role));
  return ROUTES.filter(
    ({ route, shows }) => route === '/' || !earlier.some((it) => shows[it] === shows[role]),
  );
}

/**
 * Returns the routes of `ROUTES`, but only the last one of several routes that show this role the same screen, for
 * example because the earlier ones redirect to it.
 */
export function routesWithDistinctScreenFor(role: Role): readonly Route[] {
  const partsOf = ({ shows }: Route) => shows[role].parts;
  return ROUTES.filter((route, index) => {
    const parts = partsOf(route);
    return parts === undefined || ROUTES.findLastIndex((it) => partsOf(it) === parts) === index;
  });
}

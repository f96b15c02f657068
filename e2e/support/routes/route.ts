import type { Locator, Page } from '@playwright/test';
import { ROLES, type Role } from '../roles';

/** What a page must show: its title, its heading and other visible parts. */
export interface Screen {
  /** The document title without ' · BoloBoard'. Null if the title is 'BoloBoard' alone. */
  readonly title: string | null;
  readonly h1: string | RegExp;
  readonly parts?: (page: Page) => readonly Locator[];
  /** The path and query to which the route redirects. Missing if the route does not redirect. */
  readonly url?: string;
}

export interface Route {
  readonly route: string;
  /** Prepares a route with parameters and returns its URL. Missing for routes without parameters. */
  readonly open?: () => Promise<string>;
  readonly shows: Readonly<Record<Role, Screen>>;
}

export const linkNamed = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name });
export const buttonNamed = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const combineLocators =
  (...parts: readonly ((page: Page) => Locator)[]) =>
  (page: Page) =>
    parts.map((part) => part(page));

export const forAllRoles = (screen: Screen): Route['shows'] =>
  Object.fromEntries(ROLES.map((role) => [role, screen])) as Record<Role, Screen>;
export const forVisitorAndMembers = (visitor: Screen, member: Screen): Route['shows'] => ({
  ...forAllRoles(member),
  visitor,
});

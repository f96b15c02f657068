import { openHome, pressButton, type Screen } from './screen';

/** The home page after taps in its list, such as an open filter panel. */
export const LIST_SCREENS: readonly Screen[] = [
  {
    name: 'filters',
    roles: ['visitor', 'free'],
    open: async (page) => {
      await openHome(page);
      await pressButton(page, /^Filters/);
    },
  },
  {
    name: 'sort-menu',
    roles: ['visitor'],
    open: async (page) => {
      await openHome(page);
      await pressButton(page, /^Sort/);
    },
  },
  {
    name: 'search-field',
    roles: ['visitor', 'free'],
    open: async (page) => {
      await openHome(page);
      await page.getByLabel('Search items').click();
    },
  },
  {
    name: 'nothing-found',
    roles: ['visitor'],
    open: (page) => page.goto('/?q=nothing-like-this'),
  },
  {
    name: 'sign-in-for-pages',
    roles: ['visitor'],
    open: async (page) => {
      await openHome(page);
      // Waits for the session. Before the session is known, the link opens page 2 instead of the dialog.
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await page.getByRole('dialog', { name: 'Sign In Required' }).waitFor();
    },
  },
  {
    name: 'premium-for-pages',
    roles: ['free'],
    open: async (page) => {
      await page.goto('/?page=4');
      await page.getByRole('button', { name: /Share a Sale/ }).waitFor();
      await page.getByRole('link', { name: 'Page 5', exact: true }).click();
      await page.getByRole('dialog', { name: 'Premium Feature' }).waitFor();
    },
  },
];

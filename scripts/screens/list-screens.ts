import { openHome, pressButton, type Screen } from './screen';

/** The screens that open on the home page after a tap in its list, such as the open filter panel. */
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
      // Waits until the page knows that nobody is signed in. Before that, a click on the link opens page 2 and not the
      // dialog.
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

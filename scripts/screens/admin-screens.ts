import { pressButton, type Screen } from './screen';

const tab = (name: string): Screen => ({
  name: `admin-${name}`,
  roles: ['admin'],
  isLong: true,
  open: (page) => page.goto(`/admin?tab=${name}`),
});

/** The screens of the admin dashboard: its tabs, and the dialogs that open from the tabs. */
export const ADMIN_SCREENS: readonly Screen[] = [
  ...['reports', 'members', 'figures', 'audit'].map(tab),
  {
    name: 'admin-review',
    roles: ['admin'],
    isLong: true,
    open: async (page) => {
      await page.goto('/admin');
      await pressButton(page, /^Review report #/);
      await page.getByRole('dialog', { name: /^Review Report #/ }).waitFor();
    },
  },
  {
    name: 'admin-appeal',
    roles: ['admin'],
    isLong: true,
    open: async (page) => {
      await page.goto('/admin');
      await pressButton(page, /appeal of @/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-member',
    roles: ['admin'],
    isLong: true,
    open: (page) => page.goto('/admin?tab=members&member=demo-nifty-nadia'),
  },
];

import { signInFor } from './account-routes';
import { all, forAll, forMembers, link, type Route, type Screen } from './route';

const NOT_FOUND: Screen = {
  title: '404 Page Not Found',
  h1: '404 Page Not Found',
  parts: all(link('Back to Items')),
};

/** Pages of text, and the admin dashboard, which others cannot find. */
export const SITE_ROUTES: readonly Route[] = [
  {
    route: '/privacy-policy',
    shows: forAll({
      title: 'Privacy Policy',
      h1: 'Privacy Policy',
      parts: all((page) => page.getByRole('navigation', { name: 'On This Page' })),
    }),
  },
  {
    route: '/terms-of-service',
    shows: forAll({
      title: 'Terms of Service',
      h1: 'Terms of Service',
      parts: all((page) => page.getByRole('navigation', { name: 'On This Page' })),
    }),
  },
  {
    route: '/contact',
    shows: forAll({
      title: 'Contact Us',
      h1: 'Contact Us',
      parts: all(link('support@boloboard.test'), link('Report a Bug')),
    }),
  },
  {
    route: '/about',
    shows: forAll({
      title: 'About BoloBoard',
      h1: 'About BoloBoard',
      parts: (page) => [page.getByRole('table'), link('Contact us')(page)],
    }),
  },
  {
    route: '/admin',
    shows: {
      ...forMembers(signInFor('/admin'), NOT_FOUND),
      admin: {
        title: 'Admin Dashboard',
        h1: 'Admin Dashboard',
        parts: all(link('Back to Items'), (page) => page.getByRole('tab', { name: 'Reports' })),
      },
    },
  },
  { route: '*', open: async () => '/no/such/page', shows: forAll(NOT_FOUND) },
];

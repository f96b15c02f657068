import { signInFor } from './account-routes';
import {
  allOf,
  forAllRoles,
  forVisitorAndMembers,
  linkNamed,
  type Route,
  type Screen,
} from './route';

const NOT_FOUND: Screen = {
  title: '404 Page Not Found',
  h1: '404 Page Not Found',
  parts: allOf(linkNamed('Back to Items')),
};

/** The static pages, and the admin dashboard. Members who are not admins get the 404 page instead of the dashboard. */
export const SITE_ROUTES: readonly Route[] = [
  {
    route: '/privacy-policy',
    shows: forAllRoles({
      title: 'Privacy Policy',
      h1: 'Privacy Policy',
      parts: allOf((page) => page.getByRole('navigation', { name: 'On This Page' })),
    }),
  },
  {
    route: '/terms-of-service',
    shows: forAllRoles({
      title: 'Terms of Service',
      h1: 'Terms of Service',
      parts: allOf((page) => page.getByRole('navigation', { name: 'On This Page' })),
    }),
  },
  {
    route: '/contact',
    shows: forAllRoles({
      title: 'Contact Us',
      h1: 'Contact Us',
      parts: allOf(linkNamed('support@boloboard.test'), linkNamed('Report a Bug')),
    }),
  },
  {
    route: '/about',
    shows: forAllRoles({
      title: 'About BoloBoard',
      h1: 'About BoloBoard',
      parts: (page) => [page.getByRole('table'), linkNamed('Contact us')(page)],
    }),
  },
  {
    route: '/admin',
    shows: {
      ...forVisitorAndMembers(signInFor('/admin'), NOT_FOUND),
      admin: {
        title: 'Admin Dashboard',
        h1: 'Admin Dashboard',
        parts: allOf(linkNamed('Back to Items'), (page) =>
          page.getByRole('tab', { name: 'Reports' }),
        ),
      },
    },
  },
  { route: '*', open: async () => '/no/such/page', shows: forAllRoles(NOT_FOUND) },
];

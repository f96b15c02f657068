import { signInScreenFor } from './account-routes';
import {
  combineLocators,
  forAllRoles,
  forVisitorAndMembers,
  linkNamed,
  type Route,
  type Screen,
} from './route';

const NOT_FOUND: Screen = {
  title: '404 Page Not Found',
  h1: '404 Page Not Found',
  parts: combineLocators(linkNamed('Back to Items')),
};

/**
 * The static pages, the admin dashboard and the 404 page. Members who are not admins see the 404 page instead of the
 * dashboard.
 */
export const SITE_ROUTES: readonly Route[] = [
  {
    route: '/privacy-policy',
    shows: forAllRoles({
      title: 'Privacy Policy',
      h1: 'Privacy Policy',
      parts: combineLocators((page) => page.getByRole('navigation', { name: 'On This Page' })),
    }),
  },
  {
    route: '/terms-of-service',
    shows: forAllRoles({
      title: 'Terms of Service',
      h1: 'Terms of Service',
      parts: combineLocators((page) => page.getByRole('navigation', { name: 'On This Page' })),
    }),
  },
  {
    route: '/contact',
    shows: forAllRoles({
      title: 'Contact Us',
      h1: 'Contact Us',
      parts: combineLocators(linkNamed('support@boloboard.test'), linkNamed('Report a Bug')),
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
      ...forVisitorAndMembers(signInScreenFor('/admin'), NOT_FOUND),
      admin: {
        title: 'Admin Dashboard',
        h1: 'Admin Dashboard',
        parts: combineLocators(linkNamed('Back to Items'), (page) =>
          page.getByRole('tab', { name: 'Reports' }),
        ),
      },
    },
  },
  { route: '*', open: async () => '/no/such/page', shows: forAllRoles(NOT_FOUND) },
];

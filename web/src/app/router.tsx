import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { HomePage } from './pages/home-page';
import { PageError } from './pages/page-error';
import { Layout } from './shell/layout';

const OPENING_SOON = {
  '/about': 'About',
  '/contact': 'Contact Us',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/dashboard': 'Dashboard',
  '/user/:username': 'Member profile',
  '/account-settings': 'Account settings',
  '/subscribe': 'Upgrade to Premium',
  '/forgot-password': 'Reset your password',
  '/reset-password': 'Set new password',
  '/admin': 'Admin Dashboard',
} as const;

const openingSoon = Object.entries(OPENING_SOON).map(([path, title]): RouteObject => ({
  path,
  lazy: async () => {
    const { OpeningSoonPage } = await import('./pages/opening-soon-page');
    return { element: <OpeningSoonPage title={title} /> };
  },
}));

const pages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  {
    path: '/sign-in',
    lazy: async () => ({ Component: (await import('./pages/sign-in-page')).SignInPage }),
  },
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('./pages/login-page')).LoginPage }),
  },
  {
    path: '/register',
    lazy: async () => ({ Component: (await import('./pages/register-page')).RegisterPage }),
  },
  ...openingSoon,
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./pages/not-found-page')).NotFoundPage }),
  },
];

/** The routes; only the home page comes with the first load. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <PageError />,
      // The static first paint stays until the first page's code is here.
      hydrateFallbackElement: <></>,
      children: [{ errorElement: <PageError />, children: pages }],
    },
  ]);

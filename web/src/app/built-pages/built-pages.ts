import type { BuiltPage } from '@/lib/built-page';

const RARE = 'rare-pages';
const TEXT = [RARE, 'static/static-page'];

/**
 * The pages that the build renders: all routes except those that the server renders with data (the function `page`).
 */
export const BUILT_PAGES: readonly BuiltPage[] = [
  {
    route: '/sign-in',
    name: 'sign-in',
    title: 'Sign In',
    description: 'Sign in to BoloBoard to share your sales and see more items.',
    code: ['sign-in-page'],
  },
  {
    route: '/register',
    name: 'register',
    title: 'Create Your Account',
    description:
      'Create a free BoloBoard account to share your sales, and know what sells before your next garage sale run.',
    code: ['register-page'],
  },
  { route: '/login', name: 'login', title: 'Sign In', code: [RARE] },
  {
    route: '/forgot-password',
    name: 'forgot-password',
    title: 'Reset your password',
    description: 'Get an email with a link to reset the password of your BoloBoard account.',
    code: [RARE, 'forgot-password-page'],
  },
  {
    route: '/reset-password',
    name: 'reset-password',
    title: 'Set new password',
    code: [RARE, 'reset-password-page'],
  },
  {
    route: '/verify-email',
    name: 'verify-email',
    title: 'Verify Your Email',
    code: [RARE, 'verify-email-page'],
  },
  {
    route: '/subscribe',
    name: 'subscribe',
    title: 'Upgrade to Premium',
    description: 'What BoloBoard Premium includes, and what it costs a month or a year.',
    code: [RARE, 'subscribe-page'],
  },
  { route: '/dashboard', name: 'dashboard', title: 'Dashboard', code: ['dashboard-page'] },
  {
    route: '/account-settings',
    name: 'account-settings',
    title: 'Account Settings',
    code: ['account-settings-page'],
  },
  {
    route: '/notifications',
    name: 'notifications',
    title: 'Notifications',
    code: [RARE, 'notifications-page'],
  },
  { route: '/appeals/:rulingId', name: 'appeal', title: 'Appeal', code: [RARE, 'appeal-page'] },
  // The title is 'Loading', because the admin page shows its own title only when it knows that the reader is an admin.
  { route: '/admin', name: 'admin', title: 'Loading', code: [RARE, 'admin-page'] },
  {
    route: '/about',
    name: 'about',
    title: 'About BoloBoard',
    description:
      'BoloBoard is a community of online resellers who show each other what sold, for how much, and what to look out for next.',
    code: TEXT,
  },
  {
    route: '/contact',
    name: 'contact',
    title: 'Contact Us',
    description: 'How to write to BoloBoard, report a bug, or report an item or a comment.',
    code: TEXT,
  },
  {
    route: '/privacy-policy',
    name: 'privacy-policy',
    title: 'Privacy Policy',
    description:
      'What BoloBoard stores about visitors and members, who sees it, how long we keep it, and how to download or delete it.',
    code: TEXT,
  },
  {
    route: '/terms-of-service',
    name: 'terms-of-service',
    title: 'Terms of Service',
    description: 'The rules for using BoloBoard: accounts, what you may share, plans and payments.',
    code: TEXT,
  },
  { route: '*', name: '404', title: '404 Page Not Found', code: [RARE] },
];

/** Returns the URL at which the build renders a page. */
export const builtPageUrl = ({ route }: BuiltPage): string =>
  route === '*' ? '/404' : route.replaceAll(/:\w+/g, '-');

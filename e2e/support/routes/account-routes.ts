import { HOME_OF_MEMBER } from './item-routes';
import { all, button, forAll, forMembers, link, type Route, type Screen } from './route';

const SIGN_IN: Screen = {
  title: 'Sign In',
  h1: 'Sign In',
  parts: all(
    (page) => page.getByLabel('Email'),
    (page) => page.getByLabel('Password'),
    button('Continue with Google'),
  ),
};
/** The sign-in page that a visitor sees instead of the page `next` for members. */
export const signInFor = (next: string): Screen => ({
  ...SIGN_IN,
  url: `/sign-in?next=${encodeURIComponent(next)}`,
});
export const ACCOUNT_ROUTES: readonly Route[] = [
  {
    route: '/login',
    shows: forMembers({ ...SIGN_IN, url: '/sign-in' }, { ...HOME_OF_MEMBER, url: '/' }),
  },
  { route: '/sign-in', shows: forMembers(SIGN_IN, { ...HOME_OF_MEMBER, url: '/' }) },
  {
    route: '/register',
    shows: forAll({
      title: 'Create Your Account',
      h1: 'Create Your Account',
      parts: all(
        (page) => page.getByLabel('Email *'),
        (page) => page.getByLabel('Username *'),
        button('Create Account'),
        link('Sign in here'),
      ),
    }),
  },
  {
    route: '/forgot-password',
    shows: forAll({
      title: 'Reset your password',
      h1: 'Reset your password',
      parts: all((page) => page.getByLabel('Email'), button('Send reset link')),
    }),
  },
  {
    route: '/reset-password',
    shows: forAll({
      title: 'Set new password',
      h1: 'Invalid Reset Link',
      parts: all(
        (page) => page.getByText('No reset token provided'),
        link('Request new reset link'),
        link('Back to login'),
      ),
    }),
  },
  {
    route: '/verify-email',
    shows: forAll({
      title: 'Verify Your Email',
      h1: 'Invalid Link',
      parts: all(link('Account Settings')),
    }),
  },
];

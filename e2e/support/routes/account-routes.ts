import { HOME_OF_MEMBER } from './item-routes';
import {
  combineLocators,
  buttonNamed,
  forAllRoles,
  forVisitorAndMembers,
  linkNamed,
  type Route,
  type Screen,
} from './route';

const SIGN_IN: Screen = {
  title: 'Sign In',
  h1: 'Sign In',
  parts: combineLocators(
    (page) => page.getByLabel('Email'),
    (page) => page.getByLabel('Password'),
    buttonNamed('Continue with Google'),
  ),
};
/** Returns the sign-in page to which a visitor is redirected from `next`, the path of a page for members. */
export const signInScreenFor = (next: string): Screen => ({
  ...SIGN_IN,
  url: `/sign-in?next=${encodeURIComponent(next)}`,
});
export const ACCOUNT_ROUTES: readonly Route[] = [
  {
    route: '/login',
    shows: forVisitorAndMembers({ ...SIGN_IN, url: '/sign-in' }, { ...HOME_OF_MEMBER, url: '/' }),
  },
  { route: '/sign-in', shows: forVisitorAndMembers(SIGN_IN, { ...HOME_OF_MEMBER, url: '/' }) },
  {
    route: '/register',
    shows: forAllRoles({
      title: 'Create Your Account',
      h1: 'Create Your Account',
      parts: combineLocators(
        (page) => page.getByLabel('Email *'),
        (page) => page.getByLabel('Username *'),
        buttonNamed('Create Account'),
        linkNamed('Sign in here'),
      ),
    }),
  },
  {
    route: '/forgot-password',
    shows: forAllRoles({
      title: 'Reset your password',
      h1: 'Reset your password',
      parts: combineLocators((page) => page.getByLabel('Email'), buttonNamed('Send reset link')),
    }),
  },
  {
    route: '/reset-password',
    shows: forAllRoles({
      title: 'Set new password',
      h1: 'Invalid Reset Link',
      parts: combineLocators(
        (page) => page.getByText('No reset token provided'),
        linkNamed('Request new reset link'),
        linkNamed('Back to login'),
      ),
    }),
  },
  {
    route: '/verify-email',
    shows: forAllRoles({
      title: 'Verify Your Email',
      h1: 'Invalid Link',
      parts: combineLocators(linkNamed('Account Settings')),
    }),
  },
];

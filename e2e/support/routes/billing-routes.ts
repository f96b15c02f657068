import {
  combineLocators,
  buttonNamed,
  forAllRoles,
  linkNamed,
  type Route,
  type Screen,
} from './route';

const OFFER: Screen = {
  title: 'Upgrade to Premium',
  h1: 'Upgrade to Premium',
  parts: combineLocators(
    linkNamed('Back to Items'),
    buttonNamed('Choose Monthly'),
    buttonNamed('Choose Yearly'),
    (page) => page.getByRole('heading', { name: 'Free Plan Limitations' }),
  ),
};
const OWN_PLAN: Screen = {
  title: 'Your Premium Plan',
  h1: 'Your Premium Plan',
  parts: combineLocators(linkNamed('Back to Items'), buttonNamed('Manage Subscription')),
};

export const BILLING_ROUTES: readonly Route[] = [
  { route: '/subscribe', shows: { ...forAllRoles(OFFER), premium: OWN_PLAN } },
];

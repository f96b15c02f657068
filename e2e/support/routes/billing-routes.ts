import { all, button, forAll, link, type Route, type Screen } from './route';

const OFFER: Screen = {
  title: 'Upgrade to Premium',
  h1: 'Upgrade to Premium',
  parts: all(link('Back to Items'), button('Choose Monthly'), button('Choose Yearly'), (page) =>
    page.getByRole('heading', { name: 'Free Plan Limitations' }),
  ),
};
const OWN_PLAN: Screen = {
  title: 'Your Premium Plan',
  h1: 'Your Premium Plan',
  parts: all(link('Back to Items'), button('Manage Subscription')),
};

export const BILLING_ROUTES: readonly Route[] = [
  { route: '/subscribe', shows: { ...forAll(OFFER), premium: OWN_PLAN } },
];

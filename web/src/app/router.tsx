import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { itemListAddress, parseItemListView } from '@/features/items/model/item-list-view';
import { stateWithItem } from '@/features/items/model/opened-item';
import { lazyNamed } from '@/lib/lazy-named';
import { HomePage } from './pages/home-page';
import { Layout } from './shell/layout';

const SignInPage = lazyNamed(() => import('./pages/sign-in-page'), 'SignInPage');
const LoginPage = lazyNamed(() => import('./pages/login-page'), 'LoginPage');
const RegisterPage = lazyNamed(() => import('./pages/register-page'), 'RegisterPage');
const NotFoundPage = lazyNamed(() => import('./pages/not-found-page'), 'NotFoundPage');
const OpeningSoonPage = lazyNamed(() => import('./pages/opening-soon-page'), 'OpeningSoonPage');

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

/** All routes. The first load contains only the home page. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="/item/:itemId" element={<ItemPage />} />
        <Route path="/sign-in" element={<SignInPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        {Object.entries(OPENING_SOON).map(([path, title]) => (
          <Route key={path} path={path} element={<OpeningSoonPage title={title} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Opens the item over the home page, or over the list that the address holds. */
function ItemPage() {
  const { itemId = '' } = useParams();
  const [search] = useSearchParams();
  const item = { itemId, commentId: search.get('comment'), page: null, isPushed: false };
  const list = itemListAddress(parseItemListView(search));
  return <Navigate to={list} replace state={stateWithItem(item)} />;
}

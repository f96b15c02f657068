import { itemListUrl, parseItemListView } from '@contract/rules/item-list-view';
import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { historyStateOf } from '@/features/items/model/opened-item';
import { lazyNamed } from '@/lib/lazy-named';
import { wantsReply } from '@/lib/push-path';
import { HomePage } from './pages/home-page';
import { Layout } from './shell/layout';

const SignInPage = lazyNamed(() => import('./pages/sign-in-page'), 'SignInPage');
const RegisterPage = lazyNamed(() => import('./pages/register-page'), 'RegisterPage');
const AccountSettingsPage = lazyNamed(
  () => import('./pages/account-settings-page'),
  'AccountSettingsPage',
);
const DashboardPage = lazyNamed(() => import('./pages/dashboard-page'), 'DashboardPage');
const ProfilePage = lazyNamed(() => import('./pages/profile-page'), 'ProfilePage');
const RarePages = lazyNamed(() => import('./pages/rare-pages'), 'RarePages');

/** All routes of the app. The first load contains only the code of the home page. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="/item/:itemId" element={<ItemPage />} />
        <Route path="/sign-in" element={<SignInPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/account-settings" element={<AccountSettingsPage />} />
        <Route path="/user/:username" element={<ProfilePage />} />
        <Route path="*" element={<RarePages />} />
      </Route>
    </Routes>
  );
}

/** Opens the item over the home page, or over the list whose search and filters are in the URL. */
function ItemPage() {
  const { itemId = '' } = useParams();
  const [search] = useSearchParams();
  const isReply = wantsReply(search);
  const item = { itemId, commentId: search.get('comment'), isReply, page: null, isPushed: false };
  const list = itemListUrl(parseItemListView(search));
  return <Navigate to={list} replace state={historyStateOf(item)} />;
}

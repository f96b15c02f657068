import { Route, Routes } from 'react-router-dom';
import { lazyNamed } from '@/lib/lazy-named';
import { LoginPage } from './login-page';
import { NotFoundPage } from './not-found-page';

const ForgotPasswordPage = lazyNamed(() => import('./forgot-password-page'), 'ForgotPasswordPage');
const ResetPasswordPage = lazyNamed(() => import('./reset-password-page'), 'ResetPasswordPage');
const VerifyEmailPage = lazyNamed(() => import('./verify-email-page'), 'VerifyEmailPage');
const SubscribePage = lazyNamed(() => import('./subscribe-page'), 'SubscribePage');
const NotificationsPage = lazyNamed(() => import('./notifications-page'), 'NotificationsPage');
const AppealPage = lazyNamed(() => import('./appeal-page'), 'AppealPage');
const AdminPage = lazyNamed(() => import('./admin-page'), 'AdminPage');
const StaticPage = lazyNamed(() => import('./static/static-page'), 'StaticPage');

/** The routes of pages that few visitors open. The first load does not contain the code of these pages. */
export const RarePages = () => (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/forgot-password" element={<ForgotPasswordPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />
    <Route path="/verify-email" element={<VerifyEmailPage />} />
    <Route path="/subscribe" element={<SubscribePage />} />
    <Route path="/notifications" element={<NotificationsPage />} />
    <Route path="/appeals/:rulingId" element={<AppealPage />} />
    <Route path="/admin" element={<AdminPage />} />
    <Route path="/about" element={<StaticPage name="about" />} />
    <Route path="/contact" element={<StaticPage name="contact" />} />
    <Route path="/privacy-policy" element={<StaticPage name="privacy" />} />
    <Route path="/terms-of-service" element={<StaticPage name="terms" />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

/** A page of the app as one kind of viewer sees it, with the modules that it loads after the first load. */
export interface Route {
  readonly title: string;
  /** The modules that load after the first load without a tap, as paths from the root of the repository. */
  readonly parts: readonly string[];
  /** The modules that load only in some cases, mostly after a tap. */
  readonly tapped?: readonly string[];
  /** Whether the page uses Chakra, whose scripts are large. Only pages on which nobody starts a visit may use it. */
  readonly usesChakra?: true;
  /** Whether the page has no form for visitors. If set, the page must not load the form library. */
  readonly hasNoForm?: true;
}

const APP = 'web/src/app';
const ITEMS = 'web/src/features/items/ui';

const FIREBASE_AUTH = 'web/src/services/firebase-auth.ts';

const EVERY_PAGE = [
  `${APP}/shell/session-watcher.tsx`,
  `${APP}/shell/theme-switch.tsx`,
  'web/src/components/toast/toaster.tsx',
  `${APP}/shell/viewer-notices.tsx`,
  'web/src/services/saved/query-saver.ts',
  'web/src/services/web-vitals-report.ts',
  'web/src/services/worker-registration.ts',
];

const EVERY_PAGE_TAPPED = [
  // This module loads after a registration.
  'web/src/features/accounts/ui/mail-notice.tsx',
  // This module loads after a tap on 'Allow', if the site has an ad client.
  'web/src/features/site/ui/client-ads.tsx',
  // This module loads after a tap on 'Allow', if the site uses Firebase Analytics.
  'web/src/services/analytics/firebase-analytics.ts',
  // The next two modules load after the end of a session.
  'web/src/features/accounts/api/recheck-session-after-401.ts',
  'web/src/services/forget-members.ts',
  // The module of Firebase Auth loads after a change of the member's plan.
  FIREBASE_AUTH,
  'web/src/services/filename-in.ts',
  // This module loads without a tap if the member is suspended.
  `${APP}/shell/suspension-banner.tsx`,
];

const HOME = [
  ...EVERY_PAGE,
  `${APP}/pages/home-refresh.tsx`,
  'web/src/features/champions/ui/monthly-champions.tsx',
  `${ITEMS}/newer-items.tsx`,
  `${ITEMS}/home-page-fold-on-search.tsx`,
];
const HOME_TAPPED = [
  ...EVERY_PAGE_TAPPED,
  'web/src/components/menu/menu-popover.tsx',
  `${ITEMS}/filter-panel.tsx`,
  `${ITEMS}/missing-page-right-prompt.tsx`,
  `${ITEMS}/price-line.tsx`,
  // This module loads if the server refuses a page of the list.
  `${ITEMS}/refusal.tsx`,
  'web/src/features/likes/model/toggle-like.ts',
  // This module loads after a tap, and after a call of `/api/logout`.
  `${APP}/shell/forget-member.ts`,
];

const MEMBER_HOME = [
  ...HOME,
  `${APP}/outbox/member-outbox.tsx`,
  `${APP}/shell/member-background-tasks.tsx`,
  `${APP}/shell/member-navigation.tsx`,
  `${APP}/sharing/member-share-area.tsx`,
  'web/src/features/outbox/ui/waiting-share-count.tsx',
];
const SHARE_FORM = `${APP}/sharing/composed-share-panel.tsx`;
/** The card that a member without a username sees in place of the share form. */
const USERNAME_CARD = 'web/src/features/accounts/ui/username-card.tsx';

const LIVE_NOTIFICATIONS = 'web/src/services/live-notifications-reader.tsx';

const MEMBER_HOME_TAPPED = [
  ...HOME_TAPPED,
  // This module loads without a tap for a premium member, when the browser is idle.
  LIVE_NOTIFICATIONS,
  // This module loads without a tap if the member has blocked somebody.
  `${APP}/profiles/blocked-members-sync.tsx`,
  'web/src/features/comments/model/queued-comment.ts',
  'web/src/features/sharing/model/queued-sale-handlers.ts',
  'web/src/features/likes/model/queued-like.ts',
  'web/src/features/reports/model/queued-report.ts',
  // The next two modules load once a day for a premium member who gets push notifications in this browser. The local
  // product does not load FCM's code.
  'web/src/services/push/push-state.ts',
  'web/src/services/push/fcm-token.ts',
  // This module loads when the service worker has sent a queued call.
  `${APP}/outbox/show-achievements-of-sent-calls.ts`,
  `${APP}/outbox/composed-sign-out-question.tsx`,
  'web/src/components/tooltip-bubble.tsx',
  'web/src/features/notifications/ui/notification-panel.tsx',
  'web/src/features/categories/ui/category-popover.tsx',
  'web/src/features/sharing/ui/check-step.tsx',
  'web/src/features/sharing/ui/frame-dialogs.tsx',
  'web/src/features/sharing/ui/part-dialog.tsx',
];

const ITEM_TAPPED = [
  `${ITEMS}/item-zoom.tsx`,
  // This module loads when a comment field gets the focus.
  'web/src/features/comments/ui/mention-list.tsx',
  // This module loads once, after a premium member has posted a comment.
  'web/src/features/notifications/ui/push-question.tsx',
];
const LIVE_ITEM = [
  `${ITEMS}/item-detail-content.tsx`,
  `${APP}/items/late-item-actions.tsx`,
  `${APP}/items/item-member-menu.tsx`,
  'web/src/services/live-item-reader.tsx',
  `${APP}/comments/item-comments.tsx`,
  'web/src/services/live-comments-reader.tsx',
];
/** The modules of forms that load for members without a tap. */
const MEMBER_FORMS = [
  'web/src/features/comments/ui/comment-form.tsx',
  'web/src/features/reports/ui/report-dialog.tsx',
];
const OWN_ITEM = `${APP}/items/own-item-section.tsx`;
const EDIT_FORM = `${APP}/items/composed-edit-form.tsx`;
const CROP_FORM = `${APP}/items/composed-crop-dialog.tsx`;
const COVER_FORM = `${APP}/items/composed-cover-dialog.tsx`;

const page = (title: string, ...parts: readonly string[]): Route => ({
  title,
  parts: [...EVERY_PAGE, ...parts],
  tapped: EVERY_PAGE_TAPPED,
});

const RARE = `${APP}/pages/rare-pages.tsx`;
const FORGOT = `${APP}/pages/forgot-password-page.tsx`;
const RESET = `${APP}/pages/reset-password-page.tsx`;
const VERIFY = `${APP}/pages/verify-email-page.tsx`;
const SUBSCRIBE = `${APP}/pages/subscribe-page.tsx`;
const PROFILE = `${APP}/pages/profile-page.tsx`;
const TEXT = `${APP}/pages/static/static-page.tsx`;
const NOTIFICATIONS = `${APP}/pages/notifications-page.tsx`;
const APPEAL = `${APP}/pages/appeal-page.tsx`;
const ADMIN = `${APP}/pages/admin-page.tsx`;
const ADMIN_DASHBOARD = 'web/src/features/moderation/ui/admin-dashboard.tsx';
const ADMIN_TABS = ['members-tab', 'figures-tab', 'audit-log'].map(
  (name) => `web/src/features/moderation/ui/${name}.tsx`,
);

const OTHER_RARE = [FORGOT, RESET, VERIFY, SUBSCRIBE, APPEAL, TEXT];

const rarePage = (title: string, ...parts: readonly string[]): Route => ({
  title,
  parts: [...EVERY_PAGE, RARE, ...parts],
  tapped: [...EVERY_PAGE_TAPPED, ...OTHER_RARE, NOTIFICATIONS, ADMIN],
});

/**
 * Returns the route of a page that only members open. Its scripts include the navigation of members and, after a tap,
 * the modules for signing out.
 */
const memberPage = (
  title: string,
  part: string | readonly string[],
  tapped: readonly string[],
): Route => ({
  title,
  parts: [
    ...EVERY_PAGE,
    `${APP}/shell/member-navigation.tsx`,
    `${APP}/shell/member-background-tasks.tsx`,
    ...[part].flat(),
  ],
  tapped: [...MEMBER_HOME_TAPPED, ...tapped],
});

/**
 * The pages whose scripts are measured. Each script that the first load imports dynamically must be in some route. Each
 * script that another script of a page imports dynamically must be in the route of that page. `unroutedScriptFaults`
 * checks both rules.
 */
export const ROUTES: readonly Route[] = [
  { title: '/ for a visitor', parts: HOME, tapped: HOME_TAPPED, hasNoForm: true },
  {
    title: '/ for a member, with the share form',
    parts: [...MEMBER_HOME, SHARE_FORM],
    tapped: MEMBER_HOME_TAPPED,
  },
  {
    title: '/ for a premium member',
    parts: [...MEMBER_HOME, SHARE_FORM, LIVE_NOTIFICATIONS],
    tapped: MEMBER_HOME_TAPPED,
  },
  {
    title: '/ for a member without a username',
    parts: [...MEMBER_HOME, USERNAME_CARD],
    tapped: MEMBER_HOME_TAPPED,
  },
  {
    title: '/ with an open item',
    parts: [...HOME, ...LIVE_ITEM],
    // Includes the modules that only members need, because a visitor can sign in on this page.
    tapped: [...HOME_TAPPED, ...ITEM_TAPPED, ...MEMBER_FORMS, OWN_ITEM, EDIT_FORM],
    hasNoForm: true,
  },
  {
    title: '/ for a member, with an open item',
    parts: [...MEMBER_HOME, SHARE_FORM, ...LIVE_ITEM, ...MEMBER_FORMS, OWN_ITEM],
    tapped: [...MEMBER_HOME_TAPPED, ...ITEM_TAPPED, EDIT_FORM, CROP_FORM, COVER_FORM],
  },
  page('/sign-in', `${APP}/pages/sign-in-page.tsx`, FIREBASE_AUTH),
  page('/register', `${APP}/pages/register-page.tsx`, FIREBASE_AUTH),
  memberPage(
    '/dashboard',
    [`${APP}/pages/dashboard-page.tsx`, 'web/src/features/sales/ui/sales-charts.tsx'],
    [USERNAME_CARD],
  ),
  memberPage('/account-settings', `${APP}/pages/account-settings-page.tsx`, [
    'web/src/features/profiles/ui/picture-cropper.tsx',
    // This module loads without a tap for a premium member.
    'web/src/features/notifications/ui/push-switches.tsx',
    `${APP}/settings/delete-account-dialog.tsx`,
    'web/src/features/sales/ui/remove-kept-sales-question.tsx',
    'web/src/features/profiles/ui/blocked-members-dialog.tsx',
  ]),
  memberPage('/user/:username', [PROFILE, `${APP}/first-page/profile-first-page-kind.ts`], []),
  memberPage(
    '/appeals/:rulingId',
    [RARE, APPEAL],
    [...OTHER_RARE.filter((part) => part !== APPEAL), NOTIFICATIONS, ADMIN],
  ),
  memberPage('/notifications', NOTIFICATIONS, [RARE, ...OTHER_RARE, ADMIN]),
  {
    ...memberPage(
      '/admin',
      [RARE, ADMIN, ADMIN_DASHBOARD],
      [...OTHER_RARE, NOTIFICATIONS, ...ADMIN_TABS],
    ),
    usesChakra: true,
  },
  rarePage('/forgot-password', FORGOT),
  rarePage('/reset-password', RESET),
  rarePage('/verify-email', VERIFY),
  rarePage('/subscribe', SUBSCRIBE),
  rarePage('page of text', TEXT),
  rarePage('/login, or a page not found'),
];

import type { Chunk, ChunkModules, FirstLoad, Manifest } from './first-load';

export interface Route {
  readonly title: string;
  /** The modules that load later without a tap, as paths from the root of the repository. */
  readonly parts: readonly string[];
  /** The modules that load with a tap. */
  readonly tapped?: readonly string[];
}

const APP = 'web/src/app';
const ITEMS = 'web/src/features/items/ui';

const FIREBASE_AUTH = 'web/src/services/firebase-auth.ts';

const EVERY_PAGE = [
  'web/src/components/toast/toaster.tsx',
  'web/src/features/site/ui/site-notices.tsx',
  'web/src/services/saved/saved-queries.ts',
  'web/src/services/web-vitals-report.ts',
  'web/src/services/worker-registration.ts',
];

const HOME = [
  ...EVERY_PAGE,
  `${APP}/pages/home-refresh.tsx`,
  'web/src/features/champions/ui/monthly-champions.tsx',
];
const HOME_TAPPED = [
  'web/src/components/menu/menu-popover.tsx',
  `${ITEMS}/filter-panel.tsx`,
  'web/src/features/likes/model/toggle-like.ts',
  'web/src/features/comments/model/draft-store.ts',
  // Also after `/api/logout`.
  `${APP}/shell/forget-member.ts`,
];

const MEMBER_HOME = [
  ...HOME,
  `${APP}/outbox/member-outbox.tsx`,
  `${APP}/outbox/outbox-sender.tsx`,
  `${APP}/shell/member-navigation.tsx`,
  `${APP}/sharing/member-share-area.tsx`,
  'web/src/features/outbox/ui/waiting-shares.tsx',
];
const SHARE_FORM = `${APP}/sharing/composed-share-panel.tsx`;
/** A member without a username cannot share. */
const USERNAME_CARD = 'web/src/features/accounts/ui/username-card.tsx';

const MEMBER_HOME_TAPPED = [
  ...HOME_TAPPED,
  // Without a tap for a member who has blocked somebody.
  `${APP}/profiles/blocked-members-sync.tsx`,
  'web/src/features/comments/model/queued-comment.ts',
  'web/src/features/likes/model/queued-like.ts',
  'web/src/features/reports/model/queued-report.ts',
  // When the service worker has sent something.
  `${APP}/outbox/show-sent-achievements.ts`,
  FIREBASE_AUTH,
  `${APP}/outbox/composed-sign-out-question.tsx`,
  'web/src/components/tooltip-bubble.tsx',
  'web/src/features/categories/ui/category-popover.tsx',
  `${APP}/sharing/composed-text-detection.tsx`,
];

const ITEM_TAPPED = [
  `${ITEMS}/item-zoom.tsx`,
  // When a comment field gets the focus.
  'web/src/features/comments/ui/mention-list.tsx',
];
const LIVE_ITEM = [
  `${ITEMS}/item-detail-content.tsx`,
  `${APP}/items/late-item-actions.tsx`,
  `${APP}/profiles/item-member-menu.tsx`,
  'web/src/services/live-item-reader.tsx',
  `${APP}/comments/item-comments.tsx`,
  'web/src/services/live-comments-reader.tsx',
];
const OWN_ITEM = `${APP}/items/own-item.tsx`;
const EDIT_FORM = `${APP}/items/composed-edit-form.tsx`;

/** Every dynamic import of the first load belongs to a route, and every one of a later part to the same route. */
export const ROUTES: readonly Route[] = [
  { title: '/ for a visitor', parts: HOME, tapped: HOME_TAPPED },
  {
    title: '/ for a member, with the share form',
    parts: [...MEMBER_HOME, SHARE_FORM],
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
    // Whether a visitor or a member opened the item, its code is the same.
    tapped: [...HOME_TAPPED, ...ITEM_TAPPED, OWN_ITEM, EDIT_FORM],
  },
  {
    title: '/ for a member, with an open item',
    parts: [...MEMBER_HOME, SHARE_FORM, ...LIVE_ITEM, OWN_ITEM],
    tapped: [...MEMBER_HOME_TAPPED, ...ITEM_TAPPED, EDIT_FORM],
  },
  { title: '/sign-in', parts: [...EVERY_PAGE, FIREBASE_AUTH, `${APP}/pages/sign-in-page.tsx`] },
  { title: '/login', parts: [...EVERY_PAGE, `${APP}/pages/login-page.tsx`] },
  { title: '/register', parts: [...EVERY_PAGE, FIREBASE_AUTH, `${APP}/pages/register-page.tsx`] },
  { title: 'page not found', parts: [...EVERY_PAGE, `${APP}/pages/not-found-page.tsx`] },
  { title: 'page that opens soon', parts: [...EVERY_PAGE, `${APP}/pages/opening-soon-page.tsx`] },
];

export interface Build {
  readonly manifest: Manifest;
  readonly chunkModules: ChunkModules;
  readonly first: FirstLoad;
}

/** Returns the scripts of the first load and of what loads later without a tap. */
export const scriptsOnPage = ({ parts }: Route, build: Build): readonly string[] =>
  scriptsWith(parts, build, ({ imports = [] }) => imports);

const scriptsNamedBy = ({ parts, tapped = [] }: Route, build: Build): readonly string[] =>
  scriptsWith([...parts, ...tapped], build, ({ imports = [] }) => imports);

/** Returns the scripts of a page and of everything that opens on it. */
export const scriptsAfterTaps = ({ parts, tapped = [] }: Route, build: Build): readonly string[] =>
  scriptsWith([...parts, ...tapped], build, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);

function scriptsWith(
  modules: readonly string[],
  build: Build,
  importsOf: (chunk: Chunk) => readonly string[],
): readonly string[] {
  const scripts = new Set(build.first.scripts);
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const key of importsOf(chunk)) visit(build.manifest[key]);
  };
  for (const module of modules) visit(chunkOf(module, build));
  return [...scripts];
}

/** The manifest names most chunks by the module that is imported. The others are found by what they contain. */
function chunkOf(module: string, { manifest, chunkModules }: Build): Chunk {
  const chunk =
    manifest[module.replace(/^web\//, '')] ??
    Object.values(manifest).find(({ file }) => chunkModules[file]?.includes(module));
  if (!chunk) throw new Error(`No script of the build contains ${module}.`);
  return chunk;
}

/**
 * Returns a message for each script that the first load imports dynamically and no route names, or that a later script
 * of a page imports dynamically and the page's own route does not name.
 */
export function scriptsWithoutRoute(routes: readonly Route[], build: Build): string[] {
  const isFirst = (file: string) => build.first.scripts.includes(file);
  const named = new Set(routes.flatMap((route) => scriptsNamedBy(route, build)));
  const ofNoRoute = importedBy(build.first.scripts, build).filter((file) => !named.has(file));
  const ofNoPage = routes.flatMap((route) => {
    const own = scriptsNamedBy(route, build);
    const later = scriptsOnPage(route, build).filter((file) => !isFirst(file));
    return importedBy(later, build).filter((file) => !own.includes(file));
  });
  return [...new Set([...ofNoRoute, ...ofNoPage])].map(
    (file) =>
      `${file} belongs to no route that loads it. Add its module to scripts/budget/route-loads.ts.`,
  );
}

/** Returns what the scripts import dynamically. */
const importedBy = (scripts: readonly string[], { manifest }: Build): string[] =>
  Object.values(manifest)
    .filter(({ file }) => scripts.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((key) => manifest[key]?.file ?? []);

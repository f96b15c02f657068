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
  // Also after `/api/logout`.
  `${APP}/shell/forget-member.ts`,
];

const MEMBER_HOME = [
  ...HOME,
  `${APP}/outbox/member-outbox.tsx`,
  `${APP}/outbox/outbox-sender.tsx`,
  `${APP}/shell/member-navigation.tsx`,
  `${APP}/sharing/member-share-area.tsx`,
  `${APP}/sharing/composed-share-panel.tsx`,
  'web/src/features/accounts/ui/username-card.tsx',
  'web/src/features/outbox/ui/waiting-shares.tsx',
];

const LIVE_ITEM = [`${ITEMS}/item-detail-content.tsx`, 'web/src/services/live-item-reader.tsx'];

const FIREBASE_AUTH = 'web/src/services/firebase-auth.ts';

/** Every dynamic import of the first load belongs to a route. */
export const ROUTES: readonly Route[] = [
  { title: '/ for a visitor', parts: HOME, tapped: HOME_TAPPED },
  {
    title: '/ for a member, with the share form',
    parts: MEMBER_HOME,
    tapped: [...HOME_TAPPED, `${APP}/outbox/composed-sign-out-question.tsx`],
  },
  { title: '/ with an open item', parts: [...HOME, ...LIVE_ITEM], tapped: HOME_TAPPED },
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

/** Returns the scripts of a page and of everything that opens on it. */
export const scriptsAfterTaps = ({ parts, tapped = [] }: Route, build: Build): readonly string[] =>
  scriptsWith([...parts, ...tapped], build, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);

function scriptsWith(
  modules: readonly string[],
  { manifest, chunkModules, first }: Build,
  importsOf: (chunk: Chunk) => readonly string[],
): readonly string[] {
  const scripts = new Set(first.scripts);
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const key of importsOf(chunk)) visit(manifest[key]);
  };
  for (const module of modules) {
    const script = scriptOf(module, chunkModules);
    visit(Object.values(manifest).find(({ file }) => file === script));
    // A module that is also imported statically has a second script, which only exports it.
    visit(manifest[module.replace(/^web\//, '')]);
  }
  return [...scripts];
}

function scriptOf(module: string, chunkModules: ChunkModules): string {
  const script = Object.keys(chunkModules).find((name) => chunkModules[name]?.includes(module));
  if (script === undefined) throw new Error(`No script of the build contains ${module}.`);
  return script;
}

/** Returns a message for each script that the first load imports dynamically and that belongs to no route. */
export function scriptsWithoutRoute(routes: readonly Route[], build: Build): string[] {
  const { manifest, first } = build;
  const listed = new Set(routes.flatMap((route) => scriptsAfterTaps(route, build)));
  const later = Object.values(manifest)
    .filter(({ file }) => first.scripts.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(later)]
    .filter((file) => !listed.has(file))
    .map((file) => `${file} belongs to no route. Add its module to scripts/budget/route-loads.ts.`);
}

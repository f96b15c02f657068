/** Rules of eslint-plugin-boundaries that allow only the imports along the arrows of docs/architecture.md. */

/**
 * The elements of the architecture, each with its name and its folder. A file belongs to the first element that
 * matches.
 */
const FOLDERS = {
  contract: 'contract',
  'web-app': 'web/src/app',
  'web-feature': 'web/src/features/*/@(api|model|ui)',
  // The toasts are a separate element, because services may import toasts, but no other components.
  'web-toasts': 'web/src/components/toast',
  'web-components': 'web/src/components',
  'web-services': 'web/src/services',
  'web-sw': 'web/src/sw',
  'web-lib': 'web/src/lib',
  'web-build': 'web/build',
  'web-test': 'web/test',
  'functions-app': 'functions/src/app',
  'functions-http': 'functions/src/http',
  'functions-services': 'functions/src/services',
  'functions-domain': 'functions/src/domain',
  'functions-repos': 'functions/src/repos',
  'functions-gateways': 'functions/src/gateways',
  'functions-lib': 'functions/src/lib',
  'functions-entry': 'functions/src',
  // This folder holds tests that start, stop and kill the nodes of the search engine.
  'functions-outages': 'functions/test/elasticsearch/outages',
  'functions-test': 'functions/test',
  scripts: 'scripts',
  'evals-scoring': 'tools/screenshot-evals/scoring',
  'evals-drawing': 'tools/screenshot-evals',
  e2e: 'e2e',
};

/** For each element, the elements that it may import. Files of the same element may always import each other. */
const ARROWS = {
  'web-app': ['web-feature', 'web-components', 'web-toasts', 'web-services', 'web-lib', 'contract'],
  'web-feature': ['web-components', 'web-toasts', 'web-services', 'web-lib', 'contract'],
  'web-toasts': ['web-components', 'web-lib'],
  'web-components': ['web-toasts', 'web-lib'],
  'web-services': ['web-toasts', 'web-lib', 'contract'],
  'web-sw': ['web-lib', 'contract'],
  'web-lib': ['contract'],
  'web-build': ['web-components', 'web-lib', 'contract'],
  'web-test': ['web-app', 'web-components', 'web-toasts', 'web-services', 'web-lib', 'contract'],
  'functions-app': [
    'functions-http',
    'functions-services',
    'functions-domain',
    'functions-repos',
    'functions-gateways',
    'functions-lib',
    'contract',
  ],
  'functions-http': ['functions-services', 'functions-domain', 'functions-lib', 'contract'],
  'functions-services': [
    'functions-domain',
    'functions-repos',
    'functions-gateways',
    'functions-lib',
    'contract',
  ],
  'functions-domain': ['contract'],
  'functions-repos': ['functions-domain', 'functions-lib', 'contract'],
  'functions-gateways': ['functions-domain', 'functions-lib', 'contract'],
  'functions-lib': ['contract'],
  'functions-entry': ['functions-app', 'functions-lib'],
  'functions-outages': [...foldersOf('functions'), 'scripts', 'contract'],
  'functions-test': [...foldersOf('functions'), 'evals-scoring', 'contract'],
  // Scripts must not import tools, because `npm start` does not install the packages of tools.
  scripts: [...foldersOf('functions'), 'web-components', 'web-lib', 'contract'],
  'evals-scoring': [...foldersOf('functions'), 'scripts', 'contract'],
  'evals-drawing': [...foldersOf('functions'), 'scripts', 'evals-scoring', 'contract'],
  e2e: ['contract'],
};

function foldersOf(part) {
  return Object.keys(FOLDERS).filter((name) => name.startsWith(`${part}-`));
}

const FEATURE_LAYERS = { ui: ['ui', 'model', 'api'], model: ['model', 'api'], api: ['api'] };

const FIREBASE = [
  'firebase',
  'firebase-admin',
  'firebase-functions',
  'reactfire',
  '@firebase/*',
  '@google-cloud/*',
];

/** Elements that may import only the listed packages. */
const ONLY_PACKAGES = {
  contract: ['zod'],
  'functions-domain': ['zod', 'fflate'],
  'functions-repos': ['zod', 'firebase-admin', '@google-cloud/firestore'],
};

/** Elements that may import every package except the listed packages. */
const REFUSED_PACKAGES = {
  'web-app': FIREBASE,
  'web-feature': FIREBASE,
  'web-components': [...FIREBASE, '@tanstack/react-query'],
  'web-toasts': [...FIREBASE, '@tanstack/react-query'],
  'web-lib': FIREBASE,
  'functions-http': ['firebase-admin', '@google-cloud/*', 'sharp', 'tesseract.js'],
  'functions-services': [...FIREBASE, 'express', 'busboy', 'tesseract.js'],
};

const NO_NODE = ['contract', 'functions-domain', ...Object.keys(FOLDERS).filter(isBrowser)];

function isBrowser(name) {
  return name.startsWith('web-') && name !== 'web-build';
}

const element = (type) => ({ element: { type } });
const anyOf = (types) => ({ element: { types: { anyOf: types } } });

const arrows = Object.entries(ARROWS).map(([from, to]) => ({
  from: element(from),
  allow: { to: anyOf(to) },
}));

const insideFeatures = [
  { from: element('web-feature'), disallow: { to: element('web-feature') } },
  ...Object.entries(FEATURE_LAYERS).map(([layer, below]) => ({
    from: { element: { type: 'web-feature', captured: { layer } } },
    allow: {
      to: below.map((name) => ({
        element: {
          type: 'web-feature',
          captured: { feature: '{{ from.element.captured.feature }}', layer: name },
        },
      })),
    },
  })),
];

const packages = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(ONLY_PACKAGES).flatMap(([from, allowed]) => [
    { from: element(from), disallow: { to: { module: { origin: 'external' } } } },
    {
      from: element(from),
      allow: { to: { module: { origin: 'external', source: allowed } } },
    },
  ]),
  ...Object.entries(REFUSED_PACKAGES).map(([from, refused]) => ({
    from: element(from),
    disallow: { to: { module: { origin: 'external', source: refused } } },
  })),
  { from: anyOf(NO_NODE), disallow: { to: { module: { origin: 'core' } } } },
  // Lets tests import any package. The other rules restrict which folders tests may import.
  {
    from: { file: { categories: 'test' } },
    allow: { to: { module: { origin: ['external', 'core'] } } },
  },
  {
    from: { file: { categories: 'test' } },
    allow: { to: element('web-test') },
  },
];

export const boundariesSettings = {
  'boundaries/elements': Object.entries(FOLDERS).map(([type, pattern]) => ({
    type,
    pattern,
    partialMatch: false,
    ...(type === 'web-feature' ? { capture: ['feature', 'layer'] } : {}),
  })),
  'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
  'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
};

/** Returns whether a policy has an effect on files of this element. */
function concerns(type, { from }) {
  const { type: only, types } = from?.element ?? {};
  return (only ?? type) === type && (types?.anyOf.includes(type) ?? true);
}

const rulesOf = (isUsed) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      checkAllOrigins: true,
      message: 'docs/architecture.md does not allow this import in {{ from.element.type }}.',
      policies: [...packages, ...arrows, ...insideFeatures].filter(isUsed),
    },
  ],
  'boundaries/no-unknown-files': 'error',
});

/**
 * One configuration of ESLint for each element. It contains only the policies that concern the element, because the
 * plugin tries every policy for every import. The elements are in reverse order: if several configurations match a
 * file, ESLint uses the last one, but a file belongs to the first element that matches.
 */
export const boundariesByFolder = Object.entries(FOLDERS)
  .toReversed()
  .map(([type, folder]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: rulesOf((policy) => concerns(type, policy)),
  }));

/** The configuration for files that belong to no element. It allows no imports. */
export const rulesForFilesOutsideFolders = rulesOf(() => false);

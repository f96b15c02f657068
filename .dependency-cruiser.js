const SCREENSHOTS = '^functions/src/domain/screenshots/';

/** Pairs of folders: the first folder may import the second, but the second must not import the first. */
const ONE_WAY = [
  ['contract/rules', 'contract/schemas'],
  ['functions/src/domain/achievements', 'functions/src/domain/sales'],
  ['functions/src/domain/notifications', 'functions/src/domain/moderation'],
  ['functions/src/gateways/preview-card', 'functions/src/gateways/pictures'],
  ['functions/src/services/accounts', 'functions/src/services/billing'],
  ['functions/src/services/items', 'functions/src/services/blocking'],
  ['functions/src/services/moderation', 'functions/src/services/accounts'],
  ['functions/src/services/moderation', 'functions/src/services/notifications'],
  ['functions/src/services/profiles', 'functions/src/services/accounts'],
  ['functions/src/services/profiles', 'functions/src/services/blocking'],
  ['functions/src/services/profiles', 'functions/src/services/items'],
  ['functions/src/services/profiles', 'functions/src/services/sharing'],
  ['scripts/budget', 'scripts/stack'],
  ['scripts/stack', 'scripts/stripe-double'],
  ['web/src/app/profiles', 'web/src/app/items'],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Merge the two files, or move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'This import does not resolve to a file or package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-from-product',
      comment: 'Product code must not import tests.',
      severity: 'error',
      from: { pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'scripts-without-tools',
      comment:
        'Tools may import scripts, so scripts must not import tools, directly or through other files. npm start does not install their packages.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tools/', reachable: true },
    },
    {
      name: 'scripts-lib-alone',
      comment:
        'scripts/lib must not import other folders of scripts, because all of them may import it.',
      severity: 'error',
      from: { path: '^scripts/lib/' },
      to: { path: '^scripts/(?!lib/)' },
    },
    {
      name: 'layout-is-shared',
      comment: 'Layout and wording must not import extraction or redaction.',
      severity: 'error',
      from: { path: `${SCREENSHOTS}(layout|wording)/` },
      to: { path: `${SCREENSHOTS}(extraction|redaction)/` },
    },
    {
      name: 'extraction-beside-redaction',
      comment:
        'Extraction and redaction must not import each other. Share code in layout or wording.',
      severity: 'error',
      from: { path: `${SCREENSHOTS}(extraction|redaction)/` },
      to: { path: `${SCREENSHOTS}(extraction|redaction)/`, pathNot: `${SCREENSHOTS}$1/` },
    },
    ...ONE_WAY.map(([above, below]) => ({
      name: `${below.replaceAll('/', '-')}-without-${above.split('/').at(-1)}`,
      comment: `${above} imports ${below}. Move what both need into ${below}, or into a third folder.`,
      severity: 'error',
      from: { path: `^${below}/` },
      to: { path: `^${above}/` },
    })),
  ],
  options: {
    reporterOptions: { mermaid: { minify: false } },
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(^|/)(dist|node_modules)/', '^functions/lib/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'scripts/quality/cruise.tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

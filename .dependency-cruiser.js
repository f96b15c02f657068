const SCREENSHOTS = '^functions/src/domain/screenshots/';

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

const SCREENSHOTS = '^functions/src/domain/screenshots/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or a third is missing between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-from-product',
      comment: 'What ships never imports a test.',
      severity: 'error',
      from: { pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'layout-is-shared',
      comment:
        'Extraction and redaction use the layout and the wording of a page, not the reverse.',
      severity: 'error',
      from: { path: `${SCREENSHOTS}(layout|wording)/` },
      to: { path: `${SCREENSHOTS}(extraction|redaction)/` },
    },
    {
      name: 'extraction-beside-redaction',
      comment: 'Extraction and redaction share the layout and the wording of a page, nothing else.',
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

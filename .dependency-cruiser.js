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

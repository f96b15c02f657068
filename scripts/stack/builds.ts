import { join } from 'node:path';
import { buildFunctions, FUNCTIONS_BUNDLE } from './build-functions';
import { runIfChanged } from './build-stamp';
import { SHELL } from '../../web/src/lib/shell';
import { buildWeb, FIRST_PAGE, WEB_DIST } from './build-web';

const SHARED = ['contract/**/*.ts', 'package-lock.json', 'tsconfig.base.json'];

/** Bundles the functions if their sources changed, and returns whether it did. */
export function provideFunctionsBuild(): Promise<boolean> {
  return runIfChanged({
    name: 'functions',
    inputs: [
      ...SHARED,
      'functions/src/**',
      'functions/package.json',
      'scripts/stack/build-functions.ts',
    ],
    outputs: [FUNCTIONS_BUNDLE],
    run: buildFunctions,
  });
}

/** Builds the web app if its sources changed, and returns whether it did. */
export function provideWebBuild(): Promise<boolean> {
  return runIfChanged({
    name: 'web',
    inputs: [
      ...SHARED,
      'web/*.*',
      'web/build/**',
      'web/src/**',
      'web/public/**',
      'scripts/stack/{build-web,built-pages,first-styles,inline-styles,sample-pages,unrendered-pages}.ts',
      'scripts/budget/first-load.ts',
    ],
    outputs: [join(WEB_DIST, SHELL), join(FIRST_PAGE, SHELL)],
    run: buildWeb,
  });
}

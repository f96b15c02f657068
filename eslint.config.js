import js from '@eslint/js';
import markdown from '@eslint/markdown';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { authorityRules } from './scripts/quality/authority.js';
import {
  boundariesByFolder,
  rulesForFilesOutsideFolders,
  boundariesSettings,
} from './scripts/quality/boundaries.js';
import {
  collectionPathRestrictions,
  unparsedFieldRestriction,
} from './scripts/quality/collection-paths.js';
import { nominalClassesRule } from './scripts/quality/nominal-classes.js';
import { plainWordsRule } from './scripts/quality/plain-words.js';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'functions/test/**', 'web/test/**', 'e2e/**'];
const TOOL_CONFIGS = ['*.config.{js,ts}', '*/*.config.ts', '.dependency-cruiser.js'];

const CODE = ['**/*.{js,mjs,ts,tsx}'];

const ZOD = {
  name: 'zod',
  message: "Import * as z from 'zod/mini', which is a quarter of zod's size.",
};

const ONE_FORM = 'Use components/form/use-zod-form.ts (ADR 0070).';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'functions/lib/',
    '.local/',
    '**/test-results/',
    'playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { plugins: { text: { rules: { 'plain-words': plainWordsRule } } } },
  { rules: { 'text/plain-words': 'error' } },
  { files: ['**/*.md'], plugins: { markdown }, language: 'markdown/gfm' },
  {
    files: CODE,
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      '@typescript-eslint/consistent-type-definitions': 'error',
      // The TypeScript compiler finds unused variables (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-imports': ['error', { paths: [ZOD] }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    rules: {
      // Allows console.warn, with which the web app logs expected failures.
      'no-console': ['error', { allow: ['warn'] }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/components/form/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ZOD,
            { name: '@hookform/resolvers/zod', message: ONE_FORM },
            { name: 'react-hook-form', importNames: ['useForm'], message: ONE_FORM },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { classes: { rules: { nominal: nominalClassesRule } } },
    rules: { 'classes/nominal': 'error' },
  },
  ...['contract', 'web', 'functions', 'scripts', 'tools/screenshot-evals', 'e2e'].map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: TOOL_CONFIGS,
    plugins: { boundaries },
    settings: {
      ...boundariesSettings,
      'import/resolver': { typescript: { project: `${folder}/tsconfig.json` } },
    },
    rules: rulesForFilesOutsideFolders,
  })),
  ...boundariesByFolder.map((entry) => ({ ...entry, ignores: TOOL_CONFIGS })),
  {
    files: ['functions/src/**', 'scripts/**'],
    ignores: ['functions/src/repos/collections/collection.ts', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...collectionPathRestrictions] },
  },
  {
    files: ['functions/src/repos/**'],
    ignores: ['functions/src/repos/collections/collection.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': ['error', ...collectionPathRestrictions, unparsedFieldRestriction],
    },
  },
  {
    files: ['scripts/**', 'tools/**', 'functions/src/lib/*logger*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-empty-function': 'off' },
  },
  ...authorityRules,
  { files: TOOL_CONFIGS, rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': 'error' },
  },
);

import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { ROOT } from './lint-text.test-support';
import { FAULT_PREAMBLE, REACT_FAULTS, TYPE_FAULTS } from './oxlint-faults.test-support';

const rulesSchema = z.record(z.string(), z.unknown());
const configSchema = z.object({
  rules: rulesSchema,
  overrides: z.array(z.object({ rules: rulesSchema })),
});
const CONFIG = '.oxlintrc.json';
const config = configSchema.parse(JSON.parse(readFileSync(join(ROOT, CONFIG), 'utf8')));

const PLUGINS = ['typescript', 'react', 'react-hooks'];
const FAULTS = Object.entries({ ...TYPE_FAULTS, ...REACT_FAULTS });

const compilerOptions = { jsx: 'react-jsx', lib: ['ES2023', 'DOM'], types: ['node'] };
const tsconfig = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions };

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string() })),
});

/**
 * Lints the code in FAULTS with our configuration. Returns each rule that does not report the code that is written to
 * break it.
 */
async function unreported(folder: string): Promise<string[]> {
  const source = join(folder, 'web/src');
  mkdirSync(source, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  copyFileSync(join(ROOT, CONFIG), join(folder, CONFIG));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const fileOf = (index: number): string => `web/src/fault-${index}.tsx`;
  for (const [index, [, code]] of FAULTS.entries())
    writeFileSync(join(folder, fileOf(index)), FAULT_PREAMBLE + code);
  const options = { cwd: folder, preferLocal: true, localDir: ROOT, reject: false };
  const { stdout } = await execa('oxlint', ['--format', 'json', 'web/src'], options);
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  // The `code` of a diagnostic contains the plugin and the rule, as in 'typescript(await-thenable)'.
  const found = new Set(diagnostics.map(({ filename, code }) => `${filename} ${code ?? ''}`));
  const reports = (index: number, rule: string): boolean =>
    PLUGINS.some((plugin) => found.has(`${fileOf(index)} ${plugin}(${rule})`));
  return FAULTS.flatMap(([rule], index) => (reports(index, rule) ? [] : [rule]));
}

test('for each rule in .oxlintrc.json, Oxlint reports the code that is written to break the rule', async () => {
  expect(await withTemporaryFolder(join(tmpdir(), 'boloboard-oxlint-'), unreported)).toEqual([]);
});

test('FAULTS has code for each rule in .oxlintrc.json, and for no other rule', () => {
  const rules = [config, ...config.overrides].flatMap((part) => Object.keys(part.rules));
  const names = rules.map((rule) => rule.replace(/^\w+\//, ''));
  expect(FAULTS.map(([rule]) => rule).sort()).toEqual(names.sort());
});

/**
 * Rules of typescript-eslint's presets that need type information and that Oxlint does not check for us, each with the
 * reason.
 */
const ELSEWHERE = [
  // The compiler reports the same code as the next rule, because our ESLint rule `classes/nominal` makes every class
  // nominal.
  'no-unsafe-class-instance-assignment',
  // The next two rules are about enums, which the compiler refuses (`erasableSyntaxOnly`).
  'no-unsafe-enum-assignment',
  'no-unsafe-enum-comparison',
  // The next rule would report async methods that await nothing but are async because an interface requires it.
  'require-await',
];

test("TYPE_FAULTS has code for each rule in typescript-eslint's presets that needs type information, except for the rules in ELSEWHERE", () => {
  const { strictTypeChecked, stylisticTypeChecked, disableTypeChecked } = tseslint.configs;
  const needTypes = new Set(Object.keys(disableTypeChecked.rules ?? {}));
  const presets = [...strictTypeChecked, ...stylisticTypeChecked].flatMap(({ rules }) =>
    Object.keys(rules ?? {}).filter((rule) => needTypes.has(rule)),
  );
  const checked = [...Object.keys(TYPE_FAULTS), ...ELSEWHERE];
  const expected = presets.map((rule) => rule.replace('@typescript-eslint/', ''));
  expect(expected.filter((rule) => !checked.includes(rule))).toEqual([]);
});

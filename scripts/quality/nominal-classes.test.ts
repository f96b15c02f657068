import { expect, test } from 'vitest';
import { lintText } from './lint-text.test-support';

const errors = async (text: string) =>
  (await lintText('functions/src/lib/example.ts', text)).filter(
    ({ ruleId }) => ruleId === 'classes/nominal',
  );

test.each([
  ['a class with public members', 'export class Owl { readonly name = "owl"; }'],
  ['an empty error', 'export class OwlError extends Error {}'],
  ['a private constructor', 'export class Owl { private constructor() {} }'],
  ['a static private field', 'export class Owl { static #count = 0; }'],
  ['a class expression', 'export const owl = class {};'],
])('the rule classes/nominal reports %s', async (_what, text) => {
  expect(await errors(text)).toHaveLength(1);
});

test.each([
  ['a private field', 'export class Owl { #name = "owl"; }'],
  ['a private method', 'export class Owl { #name() {} }'],
  ['a declared field', 'export class Owl { declare protected readonly byConstructor: true; }'],
])('the rule classes/nominal accepts %s', async (_what, text) => {
  expect(await errors(text)).toEqual([]);
});

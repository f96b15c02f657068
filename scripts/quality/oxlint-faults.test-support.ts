/** Imports and declarations that the pieces of code below use. Each piece breaks a lint rule. */
export const FAULT_PREAMBLE = `
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
declare const anything: any;
declare const text: string;
declare const maybe: string | null;
declare const size: number;
declare const words: string[];
declare const side: 'left' | 'right';
declare function later(): Promise<string>;
class Owl { size = 1; grow() { this.size += 1; } }
declare const owl: Owl;
declare const owlOrNull: Owl | null;
let changes = 0;
`;

/**
 * Pieces of code that each break a rule, by the name of the rule. There is one piece for each rule of typescript-eslint
 * that we use and that needs type information.
 */
export const TYPE_FAULTS: Readonly<Record<string, string>> = {
  'await-thenable': 'export async function f() { await size; }',
  'dot-notation': "export const f = () => owl['size'];",
  'no-array-delete': 'delete words[0];',
  'no-base-to-string': 'export const f = String({});',
  'no-confusing-void-expression': 'export const f = () => { const x = owl.grow(); return x; };',
  'no-deprecated': '/** @deprecated */ declare function old(): void; old();',
  'no-duplicate-type-constituents': "export type F = 'a' | 'a';",
  'no-floating-promises': 'later();',
  'no-for-in-array': 'for (const i in words) text.at(Number(i));',
  'no-generated-empty-object-type': 'export type F = Pick<Owl, never>;',
  'no-implied-eval': "setTimeout('alert(1)', 1);",
  'no-meaningless-void-operator': 'void owl.grow();',
  'no-misused-promises': 'words.forEach(async () => { await later(); });',
  'no-misused-spread': 'export const f = { ...owl };',
  'no-mixed-enums': "export enum F { A, B = 'b' }",
  'no-redundant-type-constituents': 'export type F = string | any;',
  'no-unnecessary-boolean-literal-compare': 'export const f = (on: boolean) => on === true;',
  'no-unnecessary-condition': 'export const f = text ?? 2;',
  'no-unnecessary-template-expression': 'export const f = `${text}`;',
  'no-unnecessary-type-arguments': 'declare function g<T = string>(x?: T): T; g<string>();',
  'no-unnecessary-type-assertion': 'export const f = text as string;',
  'no-unnecessary-type-conversion': 'export const f = String(text);',
  'no-unnecessary-type-parameters': 'export function f<T>(x: T) { return [String(x)]; }',
  'no-unsafe-argument': 'text.at(anything);',
  'no-unsafe-assignment': 'export const f = anything;',
  'no-unsafe-call': 'anything();',
  'no-unsafe-member-access': 'export const f = Number(anything.foo);',
  'no-unsafe-return': 'export const f = (): string => anything;',
  'no-unsafe-unary-minus': 'export const f = -text;',
  'no-useless-default-assignment': "export const f = words.map((word = '') => word);",
  'non-nullable-type-assertion-style': 'export const f = maybe as string;',
  'only-throw-error': "throw 'x';",
  'prefer-find': "export const f = words.filter((word) => word === 'a')[0];",
  'prefer-includes': "export const f = words.indexOf('a') !== -1;",
  'prefer-nullish-coalescing': "export const f = maybe || 'x';",
  'prefer-optional-chain': 'export const f = owlOrNull && owlOrNull.size;',
  'prefer-promise-reject-errors': "export const f = () => Promise.reject('x');",
  'prefer-reduce-type-parameter':
    'export const f = words.reduce((all, word) => ({ ...all, [word]: 1 }), {} as Record<string, number>);',
  'prefer-regexp-exec': 'export const f = text.match(/a/);',
  'prefer-return-this-type': 'export class F { chain(): F { return this; } }',
  'prefer-string-starts-ends-with': "export const f = text[0] === 'a';",
  'related-getter-setter-pairs':
    'export class F { get a(): number { return 1; } set a(b: string) { text.at(Number(b)); } }',
  'restrict-plus-operands': 'export const f = size + text;',
  'restrict-template-expressions': 'export const f = (day: Date) => `${day}`;',
  'return-await': 'export async function f() { try { return later(); } catch { return 1; } }',
  'switch-exhaustiveness-check': "switch (side) { case 'left': owl.grow(); }",
  'unbound-method': 'export const f = owl.grow;',
  'use-unknown-in-catch-callback-variable': 'later().catch((error) => text.at(Number(error)));',
};

/**
 * Pieces of code that each break a rule, by the name of the rule. There is one piece for each rule for React that we
 * use.
 */
export const REACT_FAULTS: Readonly<Record<string, string>> = {
  'error-boundaries':
    'export function F({ a }: { a: string }) { try { return <p>{a}</p>; } catch { return null; } }',
  'exhaustive-deps':
    'export function F({ a }: { a: string }) { useEffect(() => { document.title = a; }, []); return <p />; }',
  globals: 'export function F() { changes = 1; return <p>{changes}</p>; }',
  immutability:
    "export function F({ a }: { a: { b: string } }) { a.b = 'x'; return <p>{a.b}</p>; }",
  'incompatible-library':
    "export function F() { const form = useForm(); return <p>{String(form.watch('a'))}</p>; }",
  'preserve-manual-memoization':
    'export function useF(a: string) { const x: string[] = []; useState(0); x.push(a); return useCallback(() => [x], [x]); }',
  purity: 'export function F() { return <p>{Math.random()}</p>; }',
  refs: 'export function F() { const ref = useRef(0); return <p>{ref.current}</p>; }',
  'rules-of-hooks':
    'export function F({ on }: { on: boolean }) { if (on) useState(0); return <p />; }',
  'set-state-in-effect':
    "export function F({ a }: { a: string }) { const [b, setB] = useState(''); useEffect(() => { setB(a); }, [a]); return <p>{b}</p>; }",
  'set-state-in-render':
    'export function F() { const [a, setA] = useState(0); setA(1); return <p>{a}</p>; }',
  'static-components': 'export function F() { const Inner = () => <p />; return <Inner />; }',
  'unsupported-syntax': "export function F() { const a = eval('1') as string; return <p>{a}</p>; }",
  'use-memo':
    'export function F() { const a = useMemo((b: number) => b, []); return <p>{String(a)}</p>; }',
};

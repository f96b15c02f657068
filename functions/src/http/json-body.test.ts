import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { jsonBody } from './json-body';

const rowWith = (schema: z.ZodMiniType) =>
  defineEndpoint({
    method: 'GET',
    path: '/api/test',
    summary: 'A call for this test',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema },
    errors: [],
  });

it('jsonBody checks and serializes an object only once when an endpoint returns the same object twice', () => {
  const text = z.string();
  const check = vi.spyOn(text._zod, 'run');
  const endpoint = rowWith(z.object({ text }));
  const output = { text: 'Löwe', secret: 1 };
  const json = jsonBody(endpoint, output);
  expect(json.toString()).toBe('{"text":"Löwe"}');
  expect(jsonBody(endpoint, output)).toBe(json);
  expect(jsonBody(endpoint, { ...output }).equals(json)).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
  const other = rowWith(z.object({ secret: z.number() }));
  expect(jsonBody(other, output).toString()).toBe('{"secret":1}');
});

it('jsonBody throws when an output does not match the contract, even the second time', () => {
  const endpoint = rowWith(z.object({ text: z.string() }));
  const output = { text: 7 };
  expect(() => jsonBody(endpoint, output)).toThrow();
  expect(() => jsonBody(endpoint, output)).toThrow();
});

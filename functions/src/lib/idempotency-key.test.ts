import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindKey, requireSameRequest } from './idempotency-key';

const REQUEST = { sent: 'k1', call: 'POST /api/notes', body: { a: 1, b: ['x', null] } };
const bound = (change: Partial<Parameters<typeof bindKey>[1]> = {}, secret = 'secret') =>
  bindKey(secret, { file: undefined, ...REQUEST, ...change }).bound;

describe('a bound key', () => {
  it('a bound key is the same for the same request, with fields in any order', () => {
    expect(bound({ body: { b: ['x', null], a: 1 } })).toBe(bound());
    expect(bound({ file: Buffer.from('owl') })).toBe(bound({ file: Buffer.from('owl') }));
  });

  it.each([
    ['body', { body: { a: 2, b: ['x', null] } }],
    ['order of a list', { body: { a: 1, b: [null, 'x'] } }],
    ['key', { sent: 'k2' }],
    ['call', { call: 'POST /api/others' }],
    ['file', { file: Buffer.from('owl') }],
  ])('a bound key is different for another %s', (_what, change) => {
    expect(bound(change)).not.toBe(bound());
  });

  it('a bound key depends on the content of the file and on the secret, and does not contain the body', () => {
    expect(bound({ file: Buffer.from('owl') })).not.toBe(bound({ file: Buffer.from('hen') }));
    expect(bound({}, 'another')).not.toBe(bound());
    expect(bound({ body: { password: 'correct horse' } })).not.toContain('horse');
  });

  it('two requests have the same bound key only when their bodies are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const sorted = (value: unknown) => bound({ body: value });
        const isSame = sorted(one) === sorted(other);
        fc.pre(JSON.stringify(one) !== JSON.stringify(other) || isSame);
        if (isSame)
          expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)));
      }),
    );
  });
});

describe('a repeated key', () => {
  const key = { sent: 'k1', bound: 'mac' };
  it('requireSameRequest returns the first result when the request is the same, or when the result was stored before keys were bound to bodies', () => {
    expect(requireSameRequest({ boundTo: 'mac', result: 7 }, key)).toBe(7);
    expect(requireSameRequest({ boundTo: undefined, result: 7 }, key)).toBe(7);
  });

  it('requireSameRequest throws key_reused with the first result when the request has another body', () => {
    expect(() => requireSameRequest({ boundTo: 'other', result: 7 }, key)).toThrow(
      expect.objectContaining({ code: 'key_reused', status: 409, current: 7 }) as Error,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './accounts-handlers';

const ORIGIN = 'https://boloboard.test';

describe('safeReturnPath', () => {
  it.each(['/', '/dashboard', '/item/abc?comment=1#top', '/user/a%2Fb'])(
    'returns the path %s unchanged',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'dashboard',
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\n//evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/%2e//evil.test',
  ])('returns / when the text is %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('never returns a URL of another site, for any input', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%2e', '\t', '\n', ' ', ':', '@', 'e', '?', '#', 'é'),
    });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string({ unit: 'binary' })), (next) => {
        expect(new URL(safeReturnPath(next), ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(safeReturnPath(`/${next}`), ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});

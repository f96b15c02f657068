import { expect, it } from 'vitest';
import rootPackage from '../../../../package.json' with { type: 'json' };
import { call } from '../support/api';

it('returns the version of package.json, from a shared cache for a minute', async () => {
  const answer = await call('getVersion');
  expect(await answer.json()).toEqual({ version: rootPackage.version });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

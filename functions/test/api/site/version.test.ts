import { expect, it } from 'vitest';
import rootPackage from '../../../../package.json' with { type: 'json' };
import { call } from '../support/api';

it('returns the version of package.json, which shared caches may keep for a minute', async () => {
  const response = await call('getVersion');
  expect(await response.json()).toEqual({ version: rootPackage.version });
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
  expect(response.headers.get('set-cookie')).toBeNull();
});

import { expect, it } from 'vitest';
import rootPackage from '../../../../package.json' with { type: 'json' };
import { call } from '../support/api';

it('the version call returns the version of package.json, and shared caches may keep the response for a minute', async () => {
  const response = await call('getVersion');
  expect(await response.json()).toEqual({ version: rootPackage.version });
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
  expect(response.headers.get('set-cookie')).toBeNull();
});

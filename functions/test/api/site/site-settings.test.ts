import { expect, it } from 'vitest';
import { call } from '../support/api';

it('returns the email address for bug reports to everyone, from a shared cache', async () => {
  const response = await call('getSiteSettings');
  expect(await response.json()).toEqual({
    supportEmail: 'support@boloboard.test',
    usesAnalytics: false,
    ads: null,
    push: { isLocal: true },
  });
  expect(response.headers.get('cache-control')).toContain('s-maxage=600');
});

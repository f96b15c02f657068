import { expect, it } from 'vitest';
import { call } from '../support/api';

it('anyone can read the site settings with the email address for bug reports, and shared caches may keep them for 10 minutes', async () => {
  const response = await call('getSiteSettings');
  expect(await response.json()).toEqual({
    supportEmail: 'support@boloboard.test',
    usesAnalytics: false,
    ads: null,
    push: { isLocal: true },
  });
  expect(response.headers.get('cache-control')).toContain('s-maxage=600');
});

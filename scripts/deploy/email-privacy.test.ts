import { expect, test } from 'vitest';
import { emailPrivacyFault } from './email-privacy';

type Read = NonNullable<Parameters<typeof emailPrivacyFault>[1]>;
const reads = (emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean }) =>
  (async () => ({ ...(emailPrivacyConfig && { emailPrivacyConfig }) })) as unknown as Read;

const SETTINGS = 'https://console.firebase.google.com/project/bolo-prod/authentication/settings';

test('emailPrivacyFault returns null when email enumeration protection is on', async () => {
  const read = reads({ enableImprovedEmailPrivacy: true });
  expect(await emailPrivacyFault('bolo-prod', read)).toBeNull();
});

test.each([
  ['off', { enableImprovedEmailPrivacy: false }],
  ['not set', {}],
  ['missing', undefined],
])(
  'emailPrivacyFault returns a message with the URL of the setting when email enumeration protection is %s',
  async (_case, config) => {
    const fault = await emailPrivacyFault('bolo-prod', reads(config));
    expect(fault).toContain('"Email enumeration protection" is off in bolo-prod');
    expect(fault).toContain(SETTINGS);
  },
);

test('emailPrivacyFault returns a message with the name and the URL of the setting when the settings of the project cannot be read', async () => {
  const fault = await emailPrivacyFault('bolo-prod', () => Promise.reject(new Error('No access')));
  expect(fault).toContain('"Email enumeration protection"');
  expect(fault).toContain(SETTINGS);
  expect(fault).toContain('No access');
});

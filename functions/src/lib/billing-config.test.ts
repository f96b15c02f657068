import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';

const LOCAL = {
  GCLOUD_PROJECT: 'demo-boloboard',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  MEDIA_FOLDER: '/srv/media',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  STRIPE_API_ORIGIN: 'http://127.0.0.1:12111',
};
const DEPLOYED = {
  GCLOUD_PROJECT: 'boloboard',
  MEDIA_BUCKET: 'pictures',
  SUPPORT_EMAIL: 'help@boloboard.example',
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'bolo',
  MAIL_FROM: 'mail@boloboard.example',
  SMTP_PASSWORD: 'secret',
  IDEMPOTENCY_SECRET: 'a random text of 32 characters..',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...WITHOUT_KEYS } = DEPLOYED;

const billingOf = (raw: Readonly<Record<string, string>>) => parseConfig(raw).billing;
const api = { FUNCTION_TARGET: 'api' };

describe('the keys of Stripe', () => {
  it("the keys of Stripe are available in the function api, with the secret for Stripe's events", () => {
    expect(billingOf({ ...DEPLOYED, ...api })).toEqual({
      secretKey: 'sk_live_abc',
      webhookSecret: 'whsec_abc',
      apiOrigin: null,
    });
    expect(billingOf({ ...LOCAL, ...api })).toEqual({
      secretKey: 'sk_test_local',
      webhookSecret: 'whsec_local',
      apiOrigin: 'http://127.0.0.1:12111',
    });
  });

  it.each(['eraseAccount', 'reconcileSubscriptions', 'resumeAccountDeletions'])(
    "the keys of Stripe are available in the function %s, without the secret for Stripe's events",
    (FUNCTION_TARGET) => {
      expect(billingOf({ ...DEPLOYED, FUNCTION_TARGET })).toMatchObject({
        secretKey: 'sk_live_abc',
        webhookSecret: null,
      });
    },
  );

  it.each(['uploads', 'page', 'copyPremiumClaim'])(
    'the keys of Stripe are not available in the function %s',
    (FUNCTION_TARGET) => {
      expect(billingOf({ ...DEPLOYED, FUNCTION_TARGET })).toBeNull();
      expect(billingOf({ ...WITHOUT_KEYS, FUNCTION_TARGET })).toBeNull();
    },
  );

  it('the keys of Stripe are not required when a deployment checks the parameters, or on a local stack', () => {
    expect(billingOf(WITHOUT_KEYS)).toBeNull();
    expect(billingOf({ ...LOCAL, ...api, STRIPE_SECRET_KEY: '' })).toBeNull();
  });

  it.each([
    ['STRIPE_SECRET_KEY is missing', { ...WITHOUT_KEYS, ...api }],
    ['STRIPE_WEBHOOK_SECRET is missing', { ...DEPLOYED, ...api, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_SECRET_KEY is a test key', { ...DEPLOYED, ...api, STRIPE_SECRET_KEY: 'sk_test_abc' }],
    ['STRIPE_SECRET_KEY is a test key', { ...DEPLOYED, STRIPE_SECRET_KEY: 'rk_test_abc' }],
    ['STRIPE_SECRET_KEY is a live key', { ...LOCAL, ...api, STRIPE_SECRET_KEY: 'sk_live_abc' }],
    ['STRIPE_SECRET_KEY is a live key', { ...LOCAL, ...api, STRIPE_SECRET_KEY: 'rk_live_abc' }],
    ['STRIPE_SECRET_KEY must be', { ...DEPLOYED, STRIPE_SECRET_KEY: 'pk_live_abc' }],
    ['STRIPE_WEBHOOK_SECRET must be', { ...DEPLOYED, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_API_ORIGIN must be', { ...LOCAL, STRIPE_API_ORIGIN: '127.0.0.1:12111' }],
    [
      'STRIPE_API_ORIGIN can be set only on the local stack',
      { ...DEPLOYED, ...api, STRIPE_API_ORIGIN: 'http://127.0.0.1:12111' },
    ],
  ])(
    "wrong or missing settings of Stripe stop the function with the message '%s'",
    (sentence, raw) => {
      expect(() => billingOf(raw)).toThrow(sentence);
    },
  );
});

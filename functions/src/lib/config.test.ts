import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';

const emulators = {
  GCLOUD_PROJECT: 'demo-boloboard',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};
const local = {
  ...emulators,
  MEDIA_FOLDER: '/srv/media',
  SITE_ORIGIN: 'http://127.0.0.1:5000',
};
const deployed = {
  GCLOUD_PROJECT: 'boloboard',
  MEDIA_BUCKET: 'pictures',
  SUPPORT_EMAIL: 'help@boloboard.example',
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'bolo',
  SMTP_PASSWORD: 'secret',
  MAIL_FROM: 'mail@boloboard.example',
  IDEMPOTENCY_SECRET: 'a random text of 32 characters..',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const ads = {
  AD_CLIENT_ID: 'ca-pub-1234567890123456',
  AD_UNIT_CARDS: '1234567890',
  AD_UNIT_LIST: '2345678901',
};

describe('parseConfig', () => {
  it('uses a media folder and the embedded text recognition when the emulators run', () => {
    expect(parseConfig(local)).toEqual({
      projectId: 'demo-boloboard',
      emulated: true,
      media: { store: 'folder', folder: '/srv/media' },
      recognitionEngine: 'embedded',
      recognitionTimeoutMs: 5000,
      recognitionsPerDay: { free: 30, premium: 300 },
      reportsToHide: 3,
      rateLimits: 'generous',
      sessionCheckMs: 60_000,
      siteOrigin: 'http://127.0.0.1:5000',
      ebay: null,
      supportEmail: 'support@boloboard.test',
      analytics: false,
      ads: null,
      push: { isLocal: true },
      pushFolder: null,
      itemIndex: 'memory',
      elasticsearch: null,
      billing: null,
      mail: null,
      idempotencySecret: expect.any(String) as string,
    });
  });

  it('uses a bucket and Cloud Vision when the function is deployed', () => {
    expect(parseConfig(deployed)).toEqual({
      projectId: 'boloboard',
      emulated: false,
      media: { store: 'bucket', bucket: 'pictures' },
      recognitionEngine: 'vision',
      recognitionTimeoutMs: 5000,
      recognitionsPerDay: { free: 30, premium: 300 },
      reportsToHide: 3,
      rateLimits: 'strict',
      sessionCheckMs: 60_000,
      siteOrigin: 'https://boloboard.web.app',
      ebay: null,
      supportEmail: 'help@boloboard.example',
      analytics: false,
      ads: null,
      push: null,
      pushFolder: null,
      itemIndex: 'memory',
      elasticsearch: null,
      billing: { secretKey: 'sk_live_abc', webhookSecret: null, apiOrigin: null },
      mail: {
        via: 'smtp',
        host: 'smtp.example',
        port: 587,
        user: 'bolo',
        password: 'secret',
        from: 'mail@boloboard.example',
      },
      idempotencySecret: deployed.IDEMPOTENCY_SECRET,
    });
  });

  it("uses the project's default bucket when MEDIA_BUCKET is empty", () => {
    const FIREBASE_CONFIG = JSON.stringify({ storageBucket: 'boloboard.appspot.com' });
    expect(parseConfig({ ...deployed, MEDIA_BUCKET: '', FIREBASE_CONFIG }).media).toEqual({
      store: 'bucket',
      bucket: 'boloboard.appspot.com',
    });
  });

  it('accepts RATE_LIMITS=off only when the emulators run', () => {
    expect(parseConfig({ ...local, RATE_LIMITS: 'off' }).rateLimits).toBe('off');
    expect(parseConfig({ ...local, RATE_LIMITS: 'strict' }).rateLimits).toBe('strict');
    expect(() => parseConfig({ ...deployed, RATE_LIMITS: 'off' })).toThrow(
      'RATE_LIMITS can be "off" only on the local stack.',
    );
  });

  it('accepts SESSION_CHECK_SECONDS only when the emulators run', () => {
    const SESSION_CHECK_SECONDS = '2';
    expect(parseConfig({ ...local, SESSION_CHECK_SECONDS }).sessionCheckMs).toBe(2000);
    expect(() => parseConfig({ ...deployed, SESSION_CHECK_SECONDS })).toThrow(
      'SESSION_CHECK_SECONDS can be set only on the local stack.',
    );
  });

  it('reads how many reports hide an item, and accepts 0, which turns off hiding by reports', () => {
    expect(parseConfig({ ...local, REPORTS_TO_HIDE: '0' }).reportsToHide).toBe(0);
    expect(parseConfig({ ...local, REPORTS_TO_HIDE: '5' }).reportsToHide).toBe(5);
    for (const REPORTS_TO_HIDE of ['-1', '1.5', 'off'])
      expect(() => parseConfig({ ...local, REPORTS_TO_HIDE })).toThrow('REPORTS_TO_HIDE must be');
  });

  it('reads the timeout and the daily limits of recognition', () => {
    const limits = {
      RECOGNITIONS_PER_DAY_FREE: '3',
      RECOGNITIONS_PER_DAY_PREMIUM: '5',
      RECOGNITION_TIMEOUT_SECONDS: '30',
    };
    expect(parseConfig({ ...local, ...limits })).toMatchObject({
      recognitionTimeoutMs: 30_000,
      recognitionsPerDay: { free: 3, premium: 5 },
    });
  });

  it('offers Firebase Analytics only when ANALYTICS is set to on', () => {
    expect(parseConfig({ ...deployed, ANALYTICS: 'on' }).analytics).toBe(true);
    expect(parseConfig({ ...deployed, ANALYTICS: 'off' }).analytics).toBe(false);
  });

  it('offers push notifications only when the public key of a push certificate is set', () => {
    const vapidKey = `B${'x'.repeat(86)}`;
    expect(parseConfig({ ...deployed, PUSH_VAPID_KEY: vapidKey }).push).toEqual({ vapidKey });
    expect(() => parseConfig({ ...deployed, PUSH_VAPID_KEY: 'short' })).toThrow('PUSH_VAPID_KEY');
  });

  it('returns an ad client when its three settings are set, and throws when only some of them are set', () => {
    expect(parseConfig({ ...deployed, ...ads }).ads).toEqual({
      clientId: 'ca-pub-1234567890123456',
      units: { cards: '1234567890', list: '2345678901' },
    });
    expect(parseConfig({ ...deployed, AD_CLIENT_ID: '' }).ads).toBeNull();
    expect(() => parseConfig({ ...deployed, AD_CLIENT_ID: ads.AD_CLIENT_ID })).toThrow(
      'AD_UNIT_CARDS and AD_UNIT_LIST are missing: set all three settings of ads or none.',
    );
  });

  it("passes eBay's keys only to the function that calls eBay, and to the local stack", () => {
    const keys = { EBAY_CLIENT_ID: 'Shop-board-PRD-1a2b', EBAY_CLIENT_SECRET: 'PRD-3c4d' };
    const ebay = { clientId: 'Shop-board-PRD-1a2b', clientSecret: 'PRD-3c4d' };
    const ebayIn = (target?: string) =>
      parseConfig({ ...deployed, ...keys, FUNCTION_TARGET: target }).ebay;
    expect(ebayIn()).toEqual(ebay);
    expect(ebayIn('refreshCategories')).toEqual(ebay);
    expect(ebayIn('api')).toBeNull();
    const idOnly = { ...deployed, EBAY_CLIENT_ID: keys.EBAY_CLIENT_ID };
    expect(parseConfig({ ...idOnly, FUNCTION_TARGET: 'api' }).ebay).toBeNull();
  });

  it.each([
    ['EBAY_CLIENT_ID', { ...deployed, EBAY_CLIENT_SECRET: 'PRD-3c4d' }],
    ['EBAY_CLIENT_ID', { ...deployed, EBAY_CLIENT_ID: 'a b', EBAY_CLIENT_SECRET: 'c' }],
    ['sandbox', { ...deployed, EBAY_CLIENT_ID: 'Shop-SBX-1', EBAY_CLIENT_SECRET: 'c' }],
    ['EBAY_CLIENT_SECRET', { ...deployed, EBAY_CLIENT_ID: 'Shop-PRD-1' }],
    ['EBAY_CLIENT_SECRET', { ...deployed, EBAY_CLIENT_ID: 'Shop', EBAY_CLIENT_SECRET: 'a\nb' }],
    ['GCLOUD_PROJECT', { ...local, GCLOUD_PROJECT: undefined }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...local, FIREBASE_AUTH_EMULATOR_HOST: '' }],
    ['FIRESTORE_EMULATOR_HOST', { ...local, FIRESTORE_EMULATOR_HOST: undefined }],
    ['MEDIA_STORE', { ...local, MEDIA_STORE: 'cupboard' }],
    ['MEDIA_FOLDER', emulators],
    ['MEDIA_FOLDER', { ...local, MEDIA_FOLDER: 'media' }],
    ['MEDIA_BUCKET', { GCLOUD_PROJECT: 'boloboard' }],
    ['RECOGNITION_ENGINE', { ...local, RECOGNITION_ENGINE: 'guess' }],
    ['RECOGNITION_TIMEOUT_SECONDS', { ...local, RECOGNITION_TIMEOUT_SECONDS: 'long' }],
    ['RECOGNITIONS_PER_DAY_FREE', { ...local, RECOGNITIONS_PER_DAY_FREE: '0' }],
    ['RECOGNITIONS_PER_DAY_PREMIUM', { ...local, RECOGNITIONS_PER_DAY_PREMIUM: '2.5' }],
    ['ANALYTICS', { ...local, ANALYTICS: 'yes' }],
    ['AD_CLIENT_ID is missing', { ...deployed, ...ads, AD_CLIENT_ID: '' }],
    ['AD_CLIENT_ID must', { ...deployed, ...ads, AD_CLIENT_ID: 'pub-1234567890123456' }],
    ['AD_UNIT_CARDS', { ...deployed, ...ads, AD_UNIT_CARDS: 'top' }],
    ['AD_UNIT_LIST is missing', { ...deployed, ...ads, AD_UNIT_LIST: undefined }],
    ['SITE_ORIGIN', { ...local, SITE_ORIGIN: 'boloboard.com' }],
    ['SITE_ORIGIN', { ...local, SITE_ORIGIN: 'https://boloboard.com/' }],
    ['SITE_ORIGIN', { ...local, SITE_ORIGIN: 'ftp://boloboard.com' }],
    ['SITE_ORIGIN', { ...local, SITE_ORIGIN: 'https://me:secret@boloboard.com' }],
  ])("throws an error that contains '%s' when a setting is wrong or missing", (name, settings) => {
    expect(() => parseConfig(settings)).toThrow(name);
  });
});

describe('the secret for idempotency keys', () => {
  const secretOf = (raw: Readonly<Record<string, string>>) => parseConfig(raw).idempotencySecret;

  it.each(['api', 'uploads'])(
    'the secret is required in the function %s when the function is deployed',
    (FUNCTION_TARGET) => {
      expect(() => secretOf({ ...deployed, FUNCTION_TARGET, IDEMPOTENCY_SECRET: '' })).toThrow(
        'IDEMPOTENCY_SECRET is missing',
      );
      expect(secretOf({ ...deployed, FUNCTION_TARGET })).toBe(deployed.IDEMPOTENCY_SECRET);
    },
  );

  it('the secret has a default on the local stack, and must have at least 32 characters', () => {
    expect(secretOf({ ...local, FUNCTION_TARGET: 'api' })?.length).toBeGreaterThanOrEqual(32);
    expect(() => secretOf({ ...local, IDEMPOTENCY_SECRET: 'short' })).toThrow('32 characters');
  });

  it('the secret is null in functions that take no idempotency keys', () => {
    expect(secretOf({ ...deployed, FUNCTION_TARGET: 'media' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';

const deployed = {
  GCLOUD_PROJECT: 'boloboard',
  MEDIA_BUCKET: 'pictures',
  SUPPORT_EMAIL: 'help@boloboard.example',
  SMTP_HOST: 'smtp.example',
  SMTP_PORT: '465',
  SMTP_USER: 'bolo',
  MAIL_FROM: 'mail@boloboard.example',
};
const sending = { ...deployed, FUNCTION_TARGET: 'sendMail', SMTP_PASSWORD: 'secret' };
const local = {
  GCLOUD_PROJECT: 'demo-boloboard',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  MEDIA_FOLDER: '/srv/media',
  MAIL_FOLDER: '/srv/mail',
  FUNCTION_TARGET: 'sendMail',
};

describe('the settings of mails', () => {
  it('the settings of mails name an SMTP server when the function is deployed', () => {
    expect(parseConfig(sending).mail).toEqual({
      via: 'smtp',
      host: 'smtp.example',
      port: 465,
      user: 'bolo',
      password: 'secret',
      from: 'mail@boloboard.example',
    });
  });

  it('the settings of mails name a folder when the emulators run', () => {
    expect(parseConfig(local).mail).toEqual({ via: 'folder', folder: '/srv/mail' });
  });

  it('the settings of mails are null in functions that send no mail', () => {
    const others = { ...sending, FUNCTION_TARGET: 'media', SMTP_HOST: '', SMTP_PASSWORD: '' };
    expect(parseConfig(others).mail).toBeNull();
  });

  it('the settings of mails need no secret when a deployment checks the parameters', () => {
    expect(parseConfig(deployed).mail).toMatchObject({ host: 'smtp.example', password: '' });
  });

  it.each([
    ['SMTP_HOST is missing', { SMTP_HOST: '' }],
    ['SMTP_HOST must be a host name', { SMTP_HOST: 'smtp://smtp.example' }],
    ['SMTP_PORT must be a port', { SMTP_PORT: '70000' }],
    ['SMTP_PORT must be a number', { SMTP_PORT: 'tls' }],
    ['SMTP_USER is missing', { SMTP_USER: '' }],
    ['SMTP_PASSWORD is missing', { SMTP_PASSWORD: '' }],
    ['MAIL_FROM is missing', { MAIL_FROM: '' }],
    ['MAIL_FROM must be an email address', { MAIL_FROM: 'BoloBoard' }],
    ['MAIL_FOLDER must be an absolute path', { MAIL_FOLDER: 'mail' }],
  ])('wrong or missing mail settings stop the function with message "%s"', (sentence, change) => {
    expect(() => parseConfig({ ...sending, ...change })).toThrow(sentence);
  });
});

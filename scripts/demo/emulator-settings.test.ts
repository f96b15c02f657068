import { describe, expect, it } from 'vitest';
import { Problem } from '../lib/problem';
import { emulatorSettings } from './emulator-settings';

const EMULATED = {
  GCLOUD_PROJECT: 'demo-boloboard',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  BOLOBOARD_STRIPE_ORIGIN: 'http://127.0.0.1:12111',
  MEDIA_FOLDER: '/srv/media',
};

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    emulatorSettings(env);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  throw new Error('Expected a Problem');
}

describe('emulatorSettings', () => {
  it('returns the emulators when the project is a demo project', () => {
    expect(emulatorSettings(EMULATED)).toEqual({
      projectId: 'demo-boloboard',
      firestoreHost: '127.0.0.1:8080',
      authHost: '127.0.0.1:9099',
      mediaFolder: '/srv/media',
      stripeOrigin: 'http://127.0.0.1:12111',
    });
  });

  it.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'BOLOBOARD_STRIPE_ORIGIN'])(
    'throws when %s is missing',
    (name) => {
      expect(refusalOf({ ...EMULATED, [name]: undefined })).toMatch(/emulators only.*\.$/);
      expect(refusalOf({ ...EMULATED, [name]: '' })).toMatch(/emulators only/);
    },
  );

  it.each(['boloboard', 'boloboard-demo-1', 'Demo-boloboard'])(
    'throws when the project is %s, which is not a demo project',
    (projectId) => {
      expect(refusalOf({ ...EMULATED, GCLOUD_PROJECT: projectId })).toContain(`"${projectId}"`);
    },
  );

  it('throws when the media folder is a relative path', () => {
    expect(refusalOf({ ...EMULATED, MEDIA_FOLDER: 'media' })).toMatch(/absolute path/);
  });
});

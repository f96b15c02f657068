import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../stack/ports';
import { AUTH, findTarget, FIRESTORE } from './target';

describe.each([AUTH, FIRESTORE])('findTarget with $variable', (service) => {
  const server = createServer();
  afterEach(() => {
    server.close();
  });

  it('returns the real project when GCLOUD_PROJECT names it', async () => {
    const target = await findTarget({ GCLOUD_PROJECT: 'my-board' }, service);
    expect(target).toMatchObject({ projectId: 'my-board', emulatorHost: null });
  });

  it('returns the real project when the emulator address is empty', async () => {
    const env = { GCLOUD_PROJECT: 'my-board', [service.variable]: '' };
    expect((await findTarget(env, service)).emulatorHost).toBeNull();
  });

  it('returns the local product when its emulator is running', async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    const emulatorHost = `127.0.0.1:${port}`;
    const target = await findTarget({ [service.variable]: emulatorHost }, service);
    expect(target).toMatchObject({ projectId: 'demo-boloboard', emulatorHost });
  });

  it('throws when nothing listens on the emulator address', async () => {
    const found = findTarget({ [service.variable]: `127.0.0.1:${await freePort()}` }, service);
    await expect(found).rejects.toThrow(/^No emulator is running at .*npm start/);
  });
});

import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../stack/ports';
import { AUTH, findTarget, FIRESTORE } from './target';

describe.each([AUTH, FIRESTORE])('the target of a command on $variable', (service) => {
  const server = createServer();
  afterEach(() => {
    server.close();
  });

  it('is the real project that is named', async () => {
    const target = await findTarget({ GCLOUD_PROJECT: 'my-board' }, service);
    expect(target).toMatchObject({ projectId: 'my-board', emulatorHost: null });
  });

  it('is real where an emulator address is set to nothing', async () => {
    const env = { GCLOUD_PROJECT: 'my-board', [service.variable]: '' };
    expect((await findTarget(env, service)).emulatorHost).toBeNull();
  });

  it('is the local product where nothing is named and it runs', async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    const emulatorHost = `127.0.0.1:${port}`;
    const target = await findTarget({ [service.variable]: emulatorHost }, service);
    expect(target).toMatchObject({ projectId: 'demo-boloboard', emulatorHost });
  });

  it('is none where the local product does not run', async () => {
    const asked = findTarget({ [service.variable]: `127.0.0.1:${await freePort()}` }, service);
    await expect(asked).rejects.toThrow(/^Nothing runs at .*npm start/);
  });
});

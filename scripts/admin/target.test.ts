import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { pickFreePort } from '../lib/ports';
import { AUTH_SERVICE, findTarget, FIRESTORE_SERVICE } from './target';

describe.each([AUTH_SERVICE, FIRESTORE_SERVICE])(
  'findTarget for a command that uses $variable',
  (service) => {
    const server = createServer();
    afterEach(() => {
      server.close();
    });

    it.each([[{}], [{ project: 'my-shop', local: true }]])(
      'throws when the options are %j, because they name no target or two targets',
      async (options) => {
        await expect(findTarget(options, {}, service)).rejects.toThrow(/^Name the target/);
      },
    );

    it.each([
      [{}],
      [{ GCLOUD_PROJECT: 'my-shop', GOOGLE_CLOUD_PROJECT: 'my-shop' }],
      [{ GCLOUD_PROJECT: '', [service.variable]: '' }],
    ])('returns the project in --project when the environment is %j', async (env) => {
      const target = await findTarget({ project: 'my-shop' }, env, service);
      expect(target).toMatchObject({ projectId: 'my-shop', emulatorHost: null });
    });

    it.each(['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT'])(
      'refuses --project and --local when the environment variable %s names another project',
      async (variable) => {
        const env = { [variable]: 'other-shop' };
        await expect(findTarget({ project: 'my-shop' }, env, service)).rejects.toThrow(
          `${variable} is other-shop, which contradicts --project my-shop.`,
        );
        await expect(findTarget({ local: true }, env, service)).rejects.toThrow(
          `${variable} is other-shop, which contradicts --local.`,
        );
      },
    );

    it('refuses a real project when the environment names an emulator', async () => {
      const env = { [service.variable]: '127.0.0.1:9' };
      await expect(findTarget({ project: 'my-shop' }, env, service)).rejects.toThrow(
        `${service.variable} is set`,
      );
    });

    it('refuses a demo project in --project', async () => {
      await expect(findTarget({ project: 'demo-boloboard' }, {}, service)).rejects.toThrow(
        /Use --local/,
      );
    });

    it('returns the running local product for --local', async () => {
      const port = await pickFreePort();
      await new Promise<void>((resolve) => {
        server.listen(port, '127.0.0.1', resolve);
      });
      const emulatorHost = `127.0.0.1:${port}`;
      const env = { [service.variable]: emulatorHost };
      const target = await findTarget({ local: true }, env, service);
      expect(target).toMatchObject({ projectId: 'demo-boloboard', emulatorHost });
    });

    it('refuses --local when the local product is not running', async () => {
      const env = { [service.variable]: `127.0.0.1:${await pickFreePort()}` };
      await expect(findTarget({ local: true }, env, service)).rejects.toThrow(
        /^Nothing runs at .*npm start/,
      );
    });
  },
);

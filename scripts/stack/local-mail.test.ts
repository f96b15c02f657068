import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderMailGateway } from '../../functions/src/gateways/mail/folder-mail';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { localMailResponse } from './local-mail';

const mail = {
  id: 'm1',
  to: 'ann@example.com',
  subject: 'Hi <Ann>',
  html: '<html><head></head><body><a href="https://bolo.test/x">Open</a></body></html>',
  text: 'Open <https://bolo.test/x>',
};

const withMails = (check: (folder: string) => void | Promise<void>) =>
  withTemporaryFolder(join(tmpdir(), 'boloboard-mail-'), async (root) => {
    const folder = join(root, 'mail');
    const times = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T12:00:01Z')];
    const gateway = createFolderMailGateway(folder, () => times.shift() ?? new Date());
    await gateway.send(mail);
    await gateway.send({ ...mail, id: 'm2', subject: 'Second' });
    await check(folder);
  });

const bodyOf = (pathname: string, folder: string) =>
  localMailResponse(pathname, folder)?.body ?? '';

test('localMailResponse lists mails, the newest first, with their texts escaped', async () => {
  await withMails((folder) => {
    const list = bodyOf('/__local/mail', folder);
    expect(list.indexOf('Second')).toBeLessThan(list.indexOf('Hi &lt;Ann>'));
    expect(list).toContain('ann@example.com');
    const stored = JSON.parse(bodyOf('/__local/mail.json', folder)) as (typeof mail)[];
    expect(stored[1]).toEqual({
      ...mail,
      sentAt: '2026-11-21T12:00:00.000Z',
      name: '2026-11-21T12-00-00-000Z_m1',
    });
  });
});

test('localMailResponse shows a mail as text, and as HTML in a frame without scripts', async () => {
  await withMails((folder) => {
    const shown = bodyOf('/__local/mail/2026-11-21T12-00-00-000Z_m1', folder);
    expect(shown).toContain('Open &lt;https://bolo.test/x>');
    expect(shown).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const html = localMailResponse('/__local/mail/2026-11-21T12-00-00-000Z_m1.html', folder);
    expect(html?.headers?.['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
    expect(html?.body).toContain('<a href="https://bolo.test/x">');
  });
});

test("localMailResponse shows 'There are no mails yet.' when the folder does not exist, and serves only files of mails", async () => {
  expect(bodyOf('/__local/mail', '/nonexistent')).toContain('There are no mails yet.');
  await withMails((folder) => {
    for (const path of ['unknown', '..%2Fsecret', '../secret.json', 'a/b'])
      expect(localMailResponse(`/__local/mail/${path}`, folder)?.status).toBe(404);
    expect(localMailResponse('/__local/mailbox', folder)).toBeNull();
  });
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderPushGateway } from '../../functions/src/gateways/push/folder-push';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { localPushResponse } from './local-push';

const dataOf = (title: string) => ({
  memberId: 'ann',
  title,
  body: '@bob liked your item “Owl & <Elk>”',
  unread: '1',
  tag: 'like_owl',
  path: '/item/owl',
});

test('localPushResponse lists pushes, the newest first, with their texts escaped', async () => {
  await withTemporaryFolder(join(tmpdir(), 'boloboard-push-'), async (root) => {
    const folder = join(root, 'push');
    expect(localPushResponse('/__local/push', folder)?.body).toContain('There are no pushes yet.');
    const times = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T12:00:01Z')];
    const gateway = createFolderPushGateway(folder, () => times.shift() ?? new Date());
    await gateway.send({ tokens: ['t1'], data: dataOf('First') });
    await gateway.send({ tokens: ['t1', 't2'], data: dataOf('Second') });
    const list = localPushResponse('/__local/push', folder)?.body ?? '';
    expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'));
    expect(list).toContain('Owl &amp; &lt;Elk>');
    const stored: unknown = JSON.parse(localPushResponse('/__local/push.json', folder)?.body ?? '');
    expect(stored).toMatchObject([
      { tokens: ['t1', 't2'], data: dataOf('Second'), sentAt: '2026-11-21T12:00:01.000Z' },
      { tokens: ['t1'], data: dataOf('First') },
    ]);
  });
});

test('localPushResponse returns null for other paths', () => {
  for (const path of ['/__local/pushes', '/__local/push/1', '/push'])
    expect(localPushResponse(path, '/nonexistent')).toBeNull();
});

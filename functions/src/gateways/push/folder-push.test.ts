import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderPushGateway } from './folder-push';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boloboard-push-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const at = new Date('2026-11-21T12:00:00Z');
const data = {
  memberId: 'ann',
  title: 'New like',
  body: '@bob liked your item “Owl”',
  tag: 'like_owl',
  path: '/item/owl',
  unread: '1',
};

function stored(folder: string): unknown[] {
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
  );
}

it('the local push gateway stores simultaneous pushes in separate files of a new folder', async () => {
  const folder = join(root, 'push');
  const gateway = createFolderPushGateway(folder, () => at);
  for (let times = 0; times < 2; times += 1)
    expect(await gateway.send({ tokens: ['t1', 't2'], data })).toEqual([]);
  const push = { tokens: ['t1', 't2'], data, sentAt: at.toISOString() };
  expect(stored(folder)).toEqual([push, push]);
});

it("the local push gateway rejects tokens that begin with 'rejected-'", async () => {
  const gateway = createFolderPushGateway(root, () => at);
  expect(await gateway.send({ tokens: ['rejected-1', 't1'], data })).toEqual(['rejected-1']);
  expect(stored(root)).toMatchObject([{ tokens: ['t1'] }]);
  expect(await gateway.send({ tokens: ['rejected-1'], data })).toEqual(['rejected-1']);
  expect(stored(root)).toHaveLength(1);
});

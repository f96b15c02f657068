import { expect, it } from 'vitest';
import { createBlockedMembersCache, NOBODY_BLOCKED } from './blocked-members';

const SECOND = 1_000_000;

/** Creates several instances of the service that share one database. */
function createDatabase() {
  let ids: string[] = [];
  let time = 0;
  let reads = 0;
  let failure: Error | null = null;
  const blocks = {
    idsOf: async () => {
      reads += 1;
      if (failure) throw failure;
      return { ids: [...ids], readAt: time };
    },
  };
  return {
    startInstance: () =>
      createBlockedMembersCache({
        blocks,
        now: () => new Date(time / 1000),
        sleep: async (ms) => void (time += ms * 1000),
      }),
    seconds: () => time / SECOND,
    /** Stores the blocks and returns their version. */
    block: (...blocked: string[]) => {
      ids = blocked;
      return (time += 1);
    },
    pass: (micros: number) => {
      time += micros;
    },
    fail: (error: Error | null) => {
      failure = error;
    },
    reads: () => reads,
  };
}

const reader = (blocksSince: number | null = null) => ({ actor: { uid: 'ann' }, blocksSince });

it('BlockedMembers.of reads no blocks for a visitor', async () => {
  const database = createDatabase();
  const visitor = { actor: null, blocksSince: 5 };
  expect(await database.startInstance().of(visitor)).toBe(NOBODY_BLOCKED);
  expect(database.reads()).toBe(0);
});

it('BlockedMembers.of reads the blocks once a minute for a member who blocks nobody', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  await Promise.all([instance.of(reader()), instance.of(reader())]);
  database.pass(59 * SECOND);
  expect(await instance.of(reader())).toBe(NOBODY_BLOCKED);
  expect(database.reads()).toBe(1);
  database.pass(SECOND);
  await instance.of(reader());
  expect(database.reads()).toBe(2);
});

it("BlockedMembers.of returns another instance's new block when the request sends the blocks version that includes it", async () => {
  const database = createDatabase();
  const instances = [database.startInstance(), database.startInstance()];
  for (const instance of instances) await instance.of(reader());
  const version = database.block('bob');
  for (const instance of instances) {
    expect((await instance.of(reader())).ids).toEqual(new Set());
    expect((await instance.of(reader(version))).ids).toEqual(new Set(['bob']));
    expect((await instance.of(reader())).ids).toEqual(new Set(['bob']));
  }
  // The first request of this instance with this version has read the blocks. The second one finds them in memory.
  await instances[0]?.of(reader(version));
  expect(database.reads()).toBe(4);
});

it('BlockedMembers.of ignores a version that is far in the future', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  database.block('bob');
  for (let call = 0; call < 100; call += 1)
    expect((await instance.of(reader(60 * SECOND))).ids).toEqual(new Set(['bob']));
  expect(database.reads()).toBe(1);
});

it("BlockedMembers.of reads the blocks again when the version is 2 seconds ahead of the instance's clock", async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  await instance.of(reader());
  database.block('bob');
  expect((await instance.of(reader(2 * SECOND))).ids).toEqual(new Set(['bob']));
});

it('BlockedMembers.of reads the blocks at most once a second when each request has a newer version', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  for (let call = 0; call < 20; call += 1)
    await instance.of(reader((database.seconds() + 2) * SECOND));
  expect(database.reads()).toBe(20);
  expect(database.seconds()).toBeGreaterThanOrEqual(19);
});

it('BlockedMembers.of shares one read among concurrent requests that send a newer version', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  await instance.of(reader());
  const version = database.block('bob');
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => instance.of(reader(version))),
  );
  for (const { ids } of responses) expect(ids).toEqual(new Set(['bob']));
  expect(database.reads()).toBe(2);
});

it('BlockedMembers.of does not share a read that began before the request', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  const early = instance.of(reader());
  const version = database.block('bob');
  expect((await instance.of(reader(version))).ids).toEqual(new Set(['bob']));
  expect((await early).ids).toEqual(new Set());
});

it('BlockedMembers.of reads the blocks again after a call of `forget`, even when a read was running', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  const early = instance.of(reader());
  database.block('bob');
  instance.forget('ann');
  await early;
  expect((await instance.of(reader())).ids).toEqual(new Set(['bob']));
});

it('BlockedMembers.of reads the blocks again when the last read failed', async () => {
  const database = createDatabase();
  const instance = database.startInstance();
  database.fail(new Error('No database'));
  await expect(instance.of(reader())).rejects.toThrow('No database');
  database.fail(null);
  expect(await instance.of(reader())).toBe(NOBODY_BLOCKED);
});

it('BlockedMembers.of returns the same key for the same blocked members in any order, and another key for other members', async () => {
  const database = createDatabase();
  const keyOf = async (...ids: string[]) => {
    database.block(...ids);
    return (await database.startInstance().of(reader())).key;
  };
  expect(await keyOf('bob', 'cat')).toBe(await keyOf('cat', 'bob'));
  expect(await keyOf('bob')).not.toBe(await keyOf('cat'));
  expect(await keyOf()).toBe('');
});

import { PUSH_INTERVAL_SECONDS } from '@contract/schemas/push';
import { Timestamp } from 'firebase-admin/firestore';
import type { RecentPushMark, DuePushesRepo, SentPush } from './due-pushes-repo';
import type { PushDevice } from './push-devices-repo';

interface Mark extends RecentPushMark {
  readonly pushedAt: Date;
}

/** Resolves in the next turn of the event loop, so that other waiting calls run first. */
const turn = () => new Promise((next) => setImmediate(next));

function createMarks() {
  const marks = new Map<string, Mark>();
  let versions = 0;
  const store = (uid: string, { at, to, ids }: SentPush, late: readonly string[]) => {
    versions += 1;
    const version = new Timestamp(versions, 0);
    marks.set(uid, { uid, pushedAt: at, pushedTo: to, pushedIds: ids, late, version });
  };
  const change = async (uid: string, to: (mark: Mark) => void) => {
    await turn();
    const mark = marks.get(uid);
    if (mark) to(mark);
    return mark !== undefined;
  };
  return { marks, store, change };
}

/**
 * Creates due marks in memory, for tests. Each call first waits for the next turn of the event loop, so that concurrent
 * calls interleave like calls to Firestore.
 */
export function createDuePushesInMemory() {
  const { marks, store, change } = createMarks();
  const repo: DuePushesRepo = {
    get: async (uid) => (await turn(), marks.get(uid) ?? null),
    create: async (uid, pushed) => {
      await turn();
      if (marks.has(uid)) return false;
      store(uid, pushed, []);
      return true;
    },
    addLate: (uid, id) =>
      change(uid, ({ pushedAt: at, pushedTo: to, pushedIds: ids, late }) => {
        store(uid, { at, to, ids }, [...new Set([...late, id])]);
      }),
    due: async function* (at) {
      await turn();
      const until = at.getTime() - PUSH_INTERVAL_SECONDS * 1000;
      yield [...marks.values()].filter(({ pushedAt }) => pushedAt.getTime() <= until);
    },
    setPushed: async ({ uid, late: done }, pushed) => {
      await change(uid, ({ late }) => {
        const left = late.filter((id) => !done.includes(id));
        store(uid, pushed, left);
      });
    },
    postpone: async ({ uid }, at) => {
      await change(uid, ({ pushedTo: to, pushedIds: ids, late }) => {
        store(uid, { at, to, ids }, late);
      });
    },
    remove: async ({ uid, version }) => {
      await turn();
      const isSame = marks.get(uid)?.version.isEqual(version) === true;
      return isSame && marks.delete(uid);
    },
  };
  return { marks, repo };
}

export const deviceLike = (uid: string, token: string): PushDevice => ({
  uid,
  token,
  sessionId: token,
  version: new Timestamp(1, 0),
});

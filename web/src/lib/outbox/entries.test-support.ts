import { deleteRecordsOf } from '../forget-stored';
import { newOutboxEntry, type OutboxEntry, type QueuedCall } from './outbox-entry';
import { addToOutbox, listOutbox } from './outbox-store';

/** Creates a queued call of member 'ann'. Each call has a later creation time than the call before. */
export function queuedTestEntry(id: string, change: Partial<QueuedCall> = {}): OutboxEntry {
  created += 1;
  return newOutboxEntry({
    id,
    memberId: 'ann',
    endpoint: 'shareScreenshot',
    input: { body: { title: id } },
    label: id,
    isChecked: true,
    draft: null,
    createdAt: created,
    ...change,
  });
}
let created = 0;

/** Removes all entries of the members 'ann' and 'bob'. */
export const removeAllOutboxEntries = (): Promise<unknown> =>
  Promise.all(['ann', 'bob'].map((memberId) => deleteRecordsOf({ end: 'signed-out', memberId })));

export const pictureFile = (name = 'sold.png') =>
  new File([`bytes of ${name}`], name, { type: 'image/png' });

/** Queues one checked share with a picture for each of the titles. */
export const queueShares = (memberId: string, titles: readonly string[]): Promise<unknown> =>
  Promise.all(
    titles.map((label) =>
      addToOutbox(queuedTestEntry(crypto.randomUUID(), { memberId, label }), pictureFile()),
    ),
  );

/** Returns the labels of a member's entries in the outbox, which are the titles of the shares. */
export const queuedTitles = async (memberId: string): Promise<string[]> =>
  (await listOutbox(memberId)).map(({ label }) => label);

/** Returns a fake of `navigator.locks`, which Node 22 lacks. It runs work with the same lock name one after another. */
export function fakeSerialLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, ...rest: readonly [...unknown[], () => Promise<T>]): Promise<T> => {
      const work = rest.at(-1) as () => Promise<T>;
      const done = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, done);
      return done;
    },
  };
}

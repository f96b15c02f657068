import type { Firestore } from 'firebase-admin/firestore';

/** One call to each method of a repo. A missing method is a compile error. */
type Calls<Repo> = {
  readonly [Method in keyof Repo]: (repo: Repo) => Promise<unknown> | AsyncIterable<unknown>;
};

export type RepoCall = (db: Firestore) => Promise<void>;

export function callsOfRepo<Repo extends object>(
  create: (db: Firestore) => Repo,
  calls: Calls<Repo>,
): Readonly<Record<string, RepoCall>> {
  const named = Object.entries<Calls<Repo>[keyof Repo]>(calls);
  return Object.fromEntries(
    named.map(([name, call]) => [name, (db) => finish(call(create(db)))] as const),
  );
}

async function finish(called: Promise<unknown> | AsyncIterable<unknown>): Promise<void> {
  if (called instanceof Promise) {
    await called;
    return;
  }
  const parts = called[Symbol.asyncIterator]();
  while (!(await parts.next()).done);
}

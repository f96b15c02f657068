import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { Actor } from '../../lib/authority';
import type { BlocksRepo } from '../../repos/blocks-repo';

/**
 * How long blocks stay in memory. Other instances notice a change within this time, or immediately if a request sends
 * the version that the change returned.
 */
const MAX_AGE_MS = 60 * 1000;
const MAX_CACHED = 10_000;
/**
 * How many milliseconds the database's clock can be ahead of this instance's clock. No commit can have a version that
 * is further in the future.
 */
const CLOCK_TOLERANCE_MS = 5 * 1000;
/**
 * The minimum time between two reads of one member's blocks. It is necessary because a browser can send a new version
 * with each request.
 */
const BETWEEN_READS_MS = 1000;

/** The reader of a response, and the version of the reader's blocks that the response must include. */
export interface ReaderContext {
  /** The member who reads. Null for a visitor. */
  readonly actor: Pick<Actor, 'uid'> | null;
  readonly blocksSince: Micros | null;
}

export interface ReaderBlocks {
  /** The uids of the members whom the reader has blocked. */
  readonly ids: ReadonlySet<string>;
  /** A text for the keys of caches. It is the same for the same blocked members, and '' if nobody is blocked. */
  readonly key: string;
}

export interface BlockedMembers {
  /**
   * Returns the blocks of a reader, usually from memory. Reads them from the database when they are a minute old, or
   * when the reader has changed them since the last read. Ignores a version that is more than CLOCK_TOLERANCE_MS in the
   * future, because no change of blocks can have returned it.
   */
  of(reader: ReaderContext): Promise<ReaderBlocks>;
  /** Makes this instance read a member's blocks again at the next request. */
  forget(uid: string): void;
}

export const NOBODY_BLOCKED: ReaderBlocks = { ids: new Set(), key: '' };

interface Read {
  readonly blocked: ReaderBlocks;
  readonly readAt: Micros;
}

interface Entry {
  readonly beganAt: number;
  readonly until: number;
  readonly read: Promise<Read>;
}

interface BlockedMembersDeps {
  readonly blocks: Pick<BlocksRepo, 'idsOf'>;
  readonly now: () => Date;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

export function createBlockedMembersCache(deps: BlockedMembersDeps): BlockedMembers {
  const { blocks, now, sleep = setTimeout } = deps;
  const entries = new Map<string, Entry>();

  const start = (uid: string): Promise<Read> => {
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size >= MAX_CACHED) entries.delete(oldest);
    const time = now().getTime();
    const last = current(uid);
    const beganAt = last ? Math.max(time, last.beganAt + BETWEEN_READS_MS) : time;
    const read = readAfter(beganAt - time, uid);
    const entry = { beganAt, until: beganAt + MAX_AGE_MS, read };
    entries.delete(uid);
    entries.set(uid, entry);
    // Forgets a failed read, so that the next request reads again.
    read.catch(() => {
      if (entries.get(uid) === entry) entries.delete(uid);
    });
    return read;
  };

  const readAfter = async (waitMs: number, uid: string): Promise<Read> => {
    if (waitMs > 0) await sleep(waitMs);
    const { ids, readAt } = await blocks.idsOf(uid);
    return { blocked: blockedOf(ids), readAt };
  };

  const isPossible = (version: Micros) => version / 1000 <= now().getTime() + CLOCK_TOLERANCE_MS;

  const current = (uid: string): Entry | undefined => {
    const entry = entries.get(uid);
    return entry && now().getTime() < entry.until ? entry : undefined;
  };

  return {
    of: async ({ actor, blocksSince }) => {
      if (!actor) return NOBODY_BLOCKED;
      const since = blocksSince !== null && isPossible(blocksSince) ? blocksSince : 0;
      const known = current(actor.uid);
      if (known) {
        const { blocked, readAt } = await known.read;
        if (readAt >= since) return blocked;
      }
      const newer = current(actor.uid);
      // Waits for a read that begins after this request, because a read that began earlier may lack the changes up to
      // this version. Concurrent requests share this read.
      if (newer && newer !== known) return (await newer.read).blocked;
      return (await start(actor.uid)).blocked;
    },
    forget: (uid) => {
      entries.delete(uid);
    },
  };
}

function blockedOf(ids: readonly string[]): ReaderBlocks {
  if (ids.length === 0) return NOBODY_BLOCKED;
  const key = createHash('sha256').update(ids.toSorted().join('/')).digest('base64url');
  return { ids: new Set(ids), key };
}

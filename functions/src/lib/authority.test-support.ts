import {
  type Actor,
  actorOf,
  type Authorized,
  authorizedToSystem,
  bySystem,
  type SystemWork,
} from './authority';

/** A member who makes requests, without a session. */
export const actorFor = (uid: string, { isAdmin = false, planVersion = 0 } = {}): Actor =>
  actorOf({ uid, isAdmin, planVersion });

export const systemFor = (uid: string, reason: SystemWork['reason'] = 'script'): SystemWork =>
  bySystem(reason, uid);

export const authorizedForTest = <Key>(key: Key): Authorized<Key> =>
  authorizedToSystem('script', key);

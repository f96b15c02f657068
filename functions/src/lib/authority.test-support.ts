import {
  type Actor,
  actorOf,
  type Authorized,
  authorizeForSystem,
  createSystemWork,
  type SystemWork,
} from './authority';

/** Creates an actor for a test, without a session. */
export const actorFor = (
  uid: string,
  {
    isAdmin = false,
    planVersion = 0,
    suspendedUntil = null,
  }: Partial<Pick<Actor, 'isAdmin' | 'planVersion' | 'suspendedUntil'>> = {},
): Actor => actorOf({ uid, isAdmin, planVersion, suspendedUntil });

export const systemWorkFor = (uid: string, reason: SystemWork['reason'] = 'script'): SystemWork =>
  createSystemWork(reason, uid);

export const authorizeForTest = <Key>(key: Key): Authorized<Key> =>
  authorizeForSystem('script', key);

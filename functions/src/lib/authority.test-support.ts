import {
  type Actor,
  actorOf,
  type Authorized,
  authorizedToSystem,
  bySystem,
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

export const systemFor = (uid: string, reason: SystemWork['reason'] = 'script'): SystemWork =>
  bySystem(reason, uid);

export const authorizedForTest = <Key>(key: Key): Authorized<Key> =>
  authorizedToSystem('script', key);

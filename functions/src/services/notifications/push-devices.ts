import type { Actor } from '../../lib/authority';
import type { PushDevicesRepo } from '../../repos/push-devices-repo';
import { sessionIdOf } from '../accounts/session-id';

/**
 * The devices that get a member's push notifications. A device belongs to a session, and is removed when the session
 * ends.
 */
export interface PushDevices {
  /**
   * Adds the device of the caller's session.
   * @param cookie of the caller's session
   */
  add(actor: Actor, cookie: string | null, token: string): Promise<void>;
  remove(actor: Actor, cookie: string | null): Promise<void>;
}

export const createPushDevicesService = ({
  pushDevices: repo,
}: {
  readonly pushDevices: PushDevicesRepo;
}): PushDevices => ({
  add: async (actor, cookie, token) => {
    if (cookie !== null) await repo.add(actor, sessionIdOf(cookie), token);
  },
  remove: async (actor, cookie) => {
    if (cookie !== null) await repo.remove(actor, sessionIdOf(cookie));
  },
});

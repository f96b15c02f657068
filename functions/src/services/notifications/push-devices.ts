import type { Actor } from '../../lib/authority';
import type { PushDevicesRepo } from '../../repos/push-devices-repo';
import { sessionIdOf } from '../accounts/session-id';

/** The devices that get a member's push notifications. A device is a session, so it ends with it. */
export interface PushDevices {
  /** @param cookie of the caller's session */
  add(actor: Actor, cookie: string | null, token: string): Promise<void>;
  remove(actor: Actor, cookie: string | null): Promise<void>;
}

export const createPushDevices = ({
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

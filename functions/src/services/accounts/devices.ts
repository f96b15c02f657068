import type { Device } from '@contract/schemas/device';
import type { IdentityGateway } from '../../gateways/identity/identity';
import type { Actor } from '../../lib/authority';
import type { SessionsRepo } from '../../repos/sessions-repo';
import { createActiveSessionReader } from './active-session-reader';
import type { SessionCheck } from './session-check';
import { sessionIdOf } from './session-id';
import type { SignInEnder } from './sign-in-ender';

interface DevicesDeps {
  readonly identity: Pick<IdentityGateway, 'accountOf'>;
  readonly sessions: Pick<SessionsRepo, 'list' | 'end'>;
  readonly signInEnder: Pick<SignInEnder, 'end'>;
  readonly sessionCheck: Pick<SessionCheck, 'forget'>;
}

interface OneDevice {
  readonly actor: Actor;
  readonly sessionId: string;
  /** The caller's session cookie. */
  readonly cookie: string | null;
}

/**
 * The devices on which a member is signed in. If this service ends a session, the instance that handles the call stops
 * accepting the session immediately, and other instances within a minute.
 */
export interface Devices {
  list(caller: Pick<OneDevice, 'actor' | 'cookie'>): Promise<Device[]>;
  /**
   * Ends one session of the member. Idempotent. Does not end another member's session. Returns whether the session was
   * the caller's own.
   */
  end(device: OneDevice): Promise<boolean>;
  /**
   * Ends all sessions of the member, the links in mails to the member, and the sign-ins at Firebase. After this, no
   * device can open a session or read private documents without a new sign-in. Idempotent.
   */
  endAll(actor: Actor): Promise<void>;
}

export function createDevicesService(deps: DevicesDeps): Devices {
  const { sessions, signInEnder, sessionCheck } = deps;
  const activeSessionReader = createActiveSessionReader(deps);
  return {
    list: async ({ actor: { uid }, cookie }) => {
      const current = cookie === null ? null : sessionIdOf(cookie);
      const open = await activeSessionReader(uid);
      const devices = open.map(({ id, record }) => ({
        id,
        name: record.deviceName,
        signedInAt: record.createdAt.toISOString(),
        lastSeenOn: record.lastSeenOn,
        isThisDevice: id === current,
      }));
      return devices.toSorted((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice));
    },
    end: async ({ actor, sessionId, cookie }) => {
      await sessions.end(actor, sessionId);
      sessionCheck.forget(sessionId);
      return cookie !== null && sessionIdOf(cookie) === sessionId;
    },
    endAll: (actor) => signInEnder.end(actor),
  };
}

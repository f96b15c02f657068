import type { ownAccountEndpoints } from '@contract/endpoints/own-account';
import type { AccountDeletion } from '../../services/accounts/account-deletion';
import type { Devices } from '../../services/accounts/devices';
import type { MemberExports } from '../../services/accounts/member-exports';
import type { ShareSettingsService } from '../../services/accounts/share-settings';
import type { Handlers } from '../handler';

interface OwnAccountDeps {
  readonly devices: Devices;
  readonly shareSettings: ShareSettingsService;
  readonly memberExports: MemberExports;
  readonly accountDeletion: AccountDeletion;
}

export function createOwnAccountHandlers({
  devices,
  shareSettings,
  memberExports,
  accountDeletion,
}: OwnAccountDeps): Handlers<keyof typeof ownAccountEndpoints> {
  return {
    listSessions: async (_input, { actor, session }) => ({
      devices: await devices.list({ actor, cookie: session.value }),
    }),
    endSession: async ({ params }, { actor, session }) => {
      const device = { ...params, actor, cookie: session.value };
      if (await devices.end(device)) session.clear();
      return undefined;
    },
    endAllSessions: async (_input, { actor, session }) => {
      await devices.endAll(actor);
      session.clear();
      return undefined;
    },
    changeShareSettings: ({ body }, { actor }) => shareSettings.change(actor, body),
    exportMyData: (_input, { actor }) => memberExports.of(actor.uid),
    deleteAccount: async ({ body }, { actor, session }) => {
      await accountDeletion.request(actor, body.idToken);
      session.clear();
      return undefined;
    },
  };
}

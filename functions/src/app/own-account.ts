import { createOwnAccountHandlers } from '../http/handlers/own-account-handlers';
import type { AccountDeletionsRepo } from '../repos/account-deletions-repo';
import { createMemberExportRepo } from '../repos/member-export-repo';
import { createAccountDeletion } from '../services/accounts/account-deletion';
import type { ConfirmedSignIns } from '../services/accounts/confirmed-sign-in';
import { createDevices } from '../services/accounts/devices';
import type { EndedSignIns } from '../services/accounts/ended-sign-ins';
import { createMemberExports } from '../services/accounts/member-exports';
import { createShareSettings } from '../services/accounts/share-settings';
import type { Backend } from './backend';

interface OwnAccountParts {
  readonly deletions: AccountDeletionsRepo;
  readonly confirmedSignIns: ConfirmedSignIns;
  readonly endedSignIns: EndedSignIns;
}

/** Composes the handlers of calls about a member's own account as a whole: devices, the export and the deletion. */
export function createOwnAccountPart(
  backend: Backend,
  { deletions, confirmedSignIns, endedSignIns }: OwnAccountParts,
) {
  const { db, identity, users, sessions, sessionCheck, now, gate } = backend;
  return createOwnAccountHandlers({
    devices: createDevices({ identity, sessions, sessionCheck, endedSignIns }),
    shareSettings: createShareSettings({ users, now }),
    memberExports: createMemberExports({ identity, memberExport: createMemberExportRepo(db), now }),
    accountDeletion: createAccountDeletion({
      ...{ identity, deletions, sessionCheck, confirmedSignIns, now, log: gate.log },
    }),
  });
}

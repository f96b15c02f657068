import type { MediaGateway } from '../gateways/media/media';
import { createSharpProfileSquares } from '../gateways/pictures/sharp-profile-squares';
import { createHttpsPictures } from '../gateways/remote-pictures/https-pictures';
import { createProfileChangesHandlers } from '../http/handlers/profile-changes-handlers';
import { createShownFieldsRepo } from '../repos/shown-fields-repo';
import { createCurrentUsers } from '../services/accounts/current-users';
import { createProfileChanges } from '../services/profiles/profile-changes';
import { createProfilePictures } from '../services/profiles/profile-pictures';
import type { Backend } from './backend';

/** Composes the endpoints that change a member's picture and links. */
export function createProfileChangeHandlers(
  { db, users, blockedMembers, now }: Backend,
  media: MediaGateway,
) {
  const pictures = createProfilePictures({
    squares: createSharpProfileSquares(),
    media,
    users,
    shownFields: createShownFieldsRepo(db),
    now,
  });
  return createProfileChangesHandlers({
    pictures,
    profileChanges: createProfileChanges({ pictures, remotePictures: createHttpsPictures() }),
    currentUsers: createCurrentUsers({ users, blockedMembers }),
  });
}

import type { ProfileChange } from '@contract/schemas/profile-change';
import { PICTURE_URL_MESSAGES } from '@contract/schemas/profile-picture';
import type { RemotePicturesGateway } from '../../gateways/remote-pictures/remote-pictures';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { ProfilePictures } from './profile-pictures';

interface Request {
  readonly actor: Actor;
  readonly change: ProfileChange;
  readonly log: Logger;
}

export interface ProfileEditor {
  /**
   * Changes social links and profile picture together. Changes nothing if the picture cannot be downloaded. Throws the
   * errors of `RemotePicturesGateway.get` and `ProfilePictures.set`.
   */
  make(request: Request): Promise<void>;
}

export function createProfileEditor({
  pictures,
  remotePictures,
}: {
  readonly pictures: ProfilePictures;
  readonly remotePictures: RemotePicturesGateway;
}): ProfileEditor {
  return {
    make: async ({ actor, change, log }) => {
      const member = { by: actor, log };
      const { customProfileImageUrl: url, ...fields } = change;
      if (typeof url !== 'string') {
        await pictures.change({ ...member, fields: change });
        return;
      }
      const picture = await remotePictures.get(url);
      await pictures.set(picture, { ...member, fields }).catch(refuseDecoded);
    },
  };
}

/**
 * Replaces the error message for a file that is no picture. The usual message asks the member to choose another file,
 * but here the picture was downloaded from a URL.
 */
function refuseDecoded(error: unknown): never {
  if (error instanceof AppError && error.code === 'unsupported_media_type')
    throw new AppError(error.code, PICTURE_URL_MESSAGES.noPicture, { cause: error });
  throw error;
}

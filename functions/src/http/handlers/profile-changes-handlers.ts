import type { CurrentUserReader } from '../../services/accounts/current-user-reader';
import type { ProfileEditor } from '../../services/profiles/profile-editor';
import type { ProfilePictures } from '../../services/profiles/profile-pictures';
import type { Handlers } from '../handler';

interface ProfileChangesDeps {
  readonly pictures: Pick<ProfilePictures, 'set'>;
  readonly profileEditor: ProfileEditor;
  readonly currentUserReader: Pick<CurrentUserReader, 'get'>;
}

/**
 * Creates the handlers of `uploadProfilePicture` and `updateProfile`. These handlers run in the function `uploads`,
 * because they receive or download pictures.
 */
export function createProfileChangesHandlers({
  pictures,
  profileEditor,
  currentUserReader,
}: ProfileChangesDeps): Handlers<'uploadProfilePicture' | 'updateProfile'> {
  return {
    uploadProfilePicture: async ({ file }, { actor, log }) => ({
      profileImageUrl: await pictures.set(file.bytes, { by: actor, log }),
    }),
    updateProfile: async ({ body }, { actor, log }) => {
      await profileEditor.make({ actor, change: body, log });
      return { user: await currentUserReader.get(actor) };
    },
  };
}

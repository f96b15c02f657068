import { randomBytes } from 'node:crypto';
import { smallProfilePictureUrl } from '@contract/rules/member-picture';
import { mediaPathOf, profileFolder, mediaTypeOf, mediaUrl } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type {
  ProfilePictureSquares,
  ProfilePictureSquaresGateway,
} from '../../gateways/pictures/profile-picture-squares';
import { AppError } from '../../lib/app-error';
import type { Authority } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { PublicFieldsChange, PublicFieldsRepo } from '../../repos/public-fields-repo';
import type { UsersRepo } from '../../repos/users-repo';

interface ProfilePicturesDeps {
  readonly squares: ProfilePictureSquaresGateway;
  readonly media: Pick<MediaGateway, 'put' | 'remove'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly publicFields: PublicFieldsRepo;
  readonly now: () => Date;
}

interface Change {
  /** Who makes the change: the member, or a script that fills the profile. */
  readonly by: Authority;
  readonly log: Logger;
  /** Other fields to change in the same commit. */
  readonly fields?: PublicFieldsChange;
}

export interface ProfilePictures {
  /**
   * Stores a picture under a new name, removes the earlier picture and returns the URL. If storing fails, removes the
   * files of the new picture. Throws AppError 'unsupported_media_type', 'too_large', or 'unauthorized' if the member is
   * gone.
   */
  set(picture: Buffer, change: Change): Promise<string>;
  /**
   * Changes fields of the profile. With `customProfileImageUrl: null`, removes the picture. Throws AppError
   * 'unauthorized' if the member is gone.
   */
  change(change: Change & { readonly fields: PublicFieldsChange }): Promise<void>;
}

export function createProfilePictures(deps: ProfilePicturesDeps): ProfilePictures {
  const { squares, media, users, publicFields, now } = deps;

  /** Removes the files of a picture. Logs a failure instead of throwing, because no page shows the picture. */
  const remove = async (url: string | null, log: Logger) => {
    const removed = await Promise.allSettled(filesOf(url).map((path) => media.remove(path)));
    for (const outcome of removed)
      if (outcome.status === 'rejected')
        log.error('picture_cleanup_failed', { path: url, cause: String(outcome.reason) });
  };

  const change = async ({ by, fields, log }: Change & { readonly fields: PublicFieldsChange }) => {
    const changed = await publicFields.change(by, fields, now());
    if (!changed) throw new AppError('unauthorized', 'Unauthorized');
    const { before, after } = changed;
    if (before.customProfileImageUrl !== after.customProfileImageUrl)
      await remove(before.customProfileImageUrl, log);
  };

  const store = async (url: string, { full, small }: ProfilePictureSquares) => {
    const [fullPath = '', smallPath = ''] = filesOf(url);
    const contentType = mediaTypeOf(fullPath);
    // Waits until the writes of both files have ended. Otherwise, if one write failed and the files were removed, the
    // other file could be written after the removal and would stay.
    const written = await Promise.allSettled([
      media.put(fullPath, { bytes: full, contentType }),
      media.put(smallPath, { bytes: small, contentType }),
    ]);
    const failed = written.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  };

  return {
    change,
    set: async (picture, { by, log, fields }) => {
      const { uid } = by;
      const drawn = await squares.draw(picture);
      const url = mediaUrl(`${profileFolder(uid)}/${randomBytes(16).toString('hex')}.webp`);
      try {
        await store(url, drawn);
        await change({ by, log, fields: { ...fields, customProfileImageUrl: url } });
      } catch (error) {
        // Reads the member to find out whether the commit succeeded, because a commit can succeed although it seems to
        // fail. In this case, the new picture must stay.
        const member = await users.get(uid);
        if (member?.customProfileImageUrl !== url) {
          await remove(url, log);
          throw error;
        }
      }
      return url;
    },
  };
}

/** Returns the paths of the two square pictures of a URL. Returns no paths if the URL is not of a stored picture. */
const filesOf = (url: string | null): string[] =>
  url === null
    ? []
    : [url, smallProfilePictureUrl(url)].map(mediaPathOf).filter((path) => path !== null);

import { PROFILE_PICTURE_SIDE, SMALL_PROFILE_PICTURE_SIDE } from '@contract/rules/member-picture';
import { PROFILE_PICTURE_MESSAGES } from '@contract/schemas/profile-picture';
import { encodeWebp } from './pixels';
import type { ProfilePictureSquaresGateway } from './profile-picture-squares';
import { type ImageRules, loadSharp, openUploadedImage, rejectImage } from './uploaded-image';

const RULES: ImageRules = {
  formats: ['jpeg', 'png', 'webp', 'gif'],
  ...PROFILE_PICTURE_MESSAGES,
};

/** Creates a gateway that uses sharp. sharp drops all metadata and converts color profiles to sRGB. */
export function createSharpProfilePictureGateway(): ProfilePictureSquaresGateway {
  return {
    async draw(upload) {
      const image = await openUploadedImage(upload, RULES);
      const side = PROFILE_PICTURE_SIDE;
      const { data, info } = await image
        .resize({ width: side, height: side, fit: 'cover' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch((cause: unknown) => rejectImage(cause, RULES));
      const sharp = await loadSharp();
      const square = sharp(data, { raw: info });
      const [full, small] = await Promise.all([
        encodeWebp(square.clone()),
        encodeWebp(square.clone().resize(SMALL_PROFILE_PICTURE_SIDE)),
      ]);
      return { full: full.bytes, small: small.bytes };
    },
  };
}

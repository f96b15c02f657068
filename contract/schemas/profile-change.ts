import * as z from 'zod/mini';
import { pictureUrlSchema } from './profile-picture';
import { socialLinksSchema } from './social-links';

/** The limit of the request body. It fits seven URLs of 2,000 characters, with up to 3 bytes per character. */
export const PROFILE_CHANGE_MAX_BYTES = 48 * 1024;

const NOTHING_TO_CHANGE = 'Send customProfileImageUrl or a social link.';

const { ebayStoreUrl, youtubeUrl, instagramUrl, facebookUrl, twitterUrl, tiktokUrl } =
  socialLinksSchema.shape;

/**
 * The body of a request that changes the profile. A field that is left out does not change. A blank text or null
 * removes a link or the picture.
 */
export const profileChangeSchema = z
  .strictObject({
    customProfileImageUrl: z.exactOptional(pictureUrlSchema),
    ebayStoreUrl: z.exactOptional(z.nullable(ebayStoreUrl)),
    youtubeUrl: z.exactOptional(z.nullable(youtubeUrl)),
    instagramUrl: z.exactOptional(z.nullable(instagramUrl)),
    facebookUrl: z.exactOptional(z.nullable(facebookUrl)),
    twitterUrl: z.exactOptional(z.nullable(twitterUrl)),
    tiktokUrl: z.exactOptional(z.nullable(tiktokUrl)),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, NOTHING_TO_CHANGE));
export type ProfileChange = z.infer<typeof profileChangeSchema>;

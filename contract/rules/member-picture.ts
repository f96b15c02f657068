/**
 * Side lengths, in pixels, of the two squares that are stored for a profile picture. Lists and usernames show the small
 * square.
 */
export const PROFILE_PICTURE_SIDE = 512;
export const SMALL_PROFILE_PICTURE_SIDE = 96;

interface Pictured {
  readonly customProfileImageUrl: string | null;
  readonly profileImageUrl: string | null;
}

/**
 * Returns the URL of a member's picture: the picture that the member chose, otherwise the picture of the Google
 * account.
 */
export const memberPictureUrlOf = ({ customProfileImageUrl, profileImageUrl }: Pictured) =>
  customProfileImageUrl ?? profileImageUrl;

const STORED = /^(\/media\/profiles\/.+)\.webp$/;

/** Returns the URL or path of the small square of a stored picture. Returns any other URL unchanged. */
export const smallProfilePictureUrl = (url: string): string =>
  url.replace(STORED, `$1-${String(SMALL_PROFILE_PICTURE_SIDE)}.webp`);

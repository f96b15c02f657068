/** Side lengths of the two stored squares, in pixels. Names and lists show the small one. */
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
export const memberPictureOf = ({ customProfileImageUrl, profileImageUrl }: Pictured) =>
  customProfileImageUrl ?? profileImageUrl;

const STORED = /^(\/media\/profiles\/.+)\.webp$/;

/** Returns the URL or path of the small square of a stored picture. Returns any other URL unchanged. */
export const smallPictureOf = (url: string): string =>
  url.replace(STORED, `$1-${String(SMALL_PROFILE_PICTURE_SIDE)}.webp`);

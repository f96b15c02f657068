import * as z from 'zod/mini';

export const PROFILE_PICTURE_MAX_BYTES = 5 * 1024 * 1024;

const PICTURE_URL_MAX = 2000;

/**
 * The problems that a profile picture can have. The app shows title and description of a problem in a toast. The server
 * sends both as one sentence.
 */
export const PROFILE_PICTURE_PROBLEMS = {
  type: {
    title: 'Invalid File Type',
    description: 'Please select an image file (JPG, PNG, GIF, etc.).',
  },
  size: { title: 'File Too Large', description: 'Please select an image smaller than 5MB.' },
} as const;

const { type, size } = PROFILE_PICTURE_PROBLEMS;

export const PROFILE_PICTURE_MESSAGES = {
  missing: 'Please select an image to upload',
  unsupported: `${type.title}: ${type.description}`,
  tooLarge: `${size.title}: ${size.description}`,
  tooManyPixels: 'This image has too many pixels. Please choose one with 40 megapixels or fewer.',
} as const;

export const PICTURE_URL_MESSAGES = {
  invalid: 'Please enter the address of a picture that starts with https://',
  long: 'The address can be at most 2,000 characters long',
  /**
   * The message for a URL from which the server cannot download a picture. It is also the message for each URL in a
   * private network, so that nobody learns which hosts the network has.
   */
  unreachable: "We couldn't get a picture from this address. Check it and try again.",
  slow: 'This address took too long to answer. Try another one, or upload the picture.',
  noPicture: "This address doesn't lead to a JPG, PNG, WebP or GIF picture.",
  tooLarge: 'The picture at this address is larger than 5MB.',
} as const;

/** Returns true if a text is an https URL with the default port and without a username or password. */
export function isPlainHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && port === '';
}

/** The URL of a picture, which the server downloads once and stores. A blank text or null removes the picture. */
export const pictureUrlSchema = z.nullable(
  z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(PICTURE_URL_MAX, {
        error: PICTURE_URL_MESSAGES.long,
        abort: true,
      }),
      z.refine((text) => text === '' || isPlainHttpsUrl(text), PICTURE_URL_MESSAGES.invalid),
    ),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

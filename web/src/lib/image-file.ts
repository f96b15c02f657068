import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '@contract/schemas/image';

/** Matches names of HEIC and HEIF files, because some systems report no type for them. */
const HEIC_NAME = /\.hei[cf]$/i;

export const ACCEPTED_IMAGES = 'image/*,.heic,.heif';

const isImage = ({ type, name }: File) => type.startsWith('image/') || HEIC_NAME.test(name);

/** Returns the error message for a file that cannot be shared. Returns null for a file that can be shared. */
export function imageFileProblem(file: File): string | null {
  if (!isImage(file) || file.size === 0) return IMAGE_MESSAGES.unsupported;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_MESSAGES.tooLarge : null;
}

/**
 * Returns the first image among the files. If there is no image, returns the first file, so that the form can show why
 * it rejects this file. Returns null if there are no files.
 */
export const firstImageOrFile = (files: Iterable<File>): File | null => {
  const all = [...files];
  return all.find(isImage) ?? all[0] ?? null;
};

import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '@contract/schemas/image';

/** Some systems give HEIC files no type at all. */
const HEIC_NAME = /\.hei[cf]$/i;

/** What file choosers offer. */
export const ACCEPTED_IMAGES = 'image/*,.heic,.heif';

const isImage = ({ type, name }: File) => type.startsWith('image/') || HEIC_NAME.test(name);

/** Why a chosen file cannot be shared, as a sentence, or null where it can be tried. */
export function imageFileProblem(file: File): string | null {
  if (!isImage(file) || file.size === 0) return IMAGE_MESSAGES.unsupported;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_MESSAGES.tooLarge : null;
}

/** The first picture among pasted or dropped files, else the first file, so that it can be refused by name. */
export const pickFile = (files: Iterable<File>): File | null => {
  const all = [...files];
  return all.find(isImage) ?? all[0] ?? null;
};

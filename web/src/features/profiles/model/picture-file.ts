import {
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_PROBLEMS,
} from '@contract/schemas/profile-picture';

export type PictureProblem =
  (typeof PROFILE_PICTURE_PROBLEMS)[keyof typeof PROFILE_PICTURE_PROBLEMS];

/** Returns the reason why a file cannot be a profile picture. Returns null if the file can be one. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!type.startsWith('image/') || size === 0) return PROFILE_PICTURE_PROBLEMS.type;
  return size > PROFILE_PICTURE_MAX_BYTES ? PROFILE_PICTURE_PROBLEMS.size : null;
}

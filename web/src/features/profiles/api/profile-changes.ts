import type { ProfileChange } from '@contract/schemas/profile-change';
import type { CurrentUser } from '@contract/schemas/user';
import { call } from '@/services/api-client';

interface Upload {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Uploads a picture and returns its URL. */
export const uploadProfilePicture = async (file: Blob, upload: Upload): Promise<string> =>
  (await call('uploadProfilePicture', { file }, upload)).profileImageUrl;

export const sendProfileChange = async (change: ProfileChange): Promise<CurrentUser> =>
  (await call('updateProfile', { body: change })).user;

import type { ProfileChange } from '@contract/schemas/profile-change';
import type { CurrentUser } from '@contract/schemas/user';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';

interface Upload {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Returns the address of the stored picture. */
export const uploadProfilePicture = async (file: Blob, upload: Upload): Promise<string> =>
  (await call('uploadProfilePicture', { file }, upload)).profileImageUrl;

export const sendProfileChange = async (change: ProfileChange): Promise<CurrentUser> =>
  (await call('updateProfile', { body: change })).user;

/** Shows a change of the signed-in member on the page. */
export const showCurrentUser = (client: QueryClient, change: Partial<CurrentUser>): void => {
  client.setQueryData<CurrentUser | null>(queryKeyOf('getCurrentUser'), (user) =>
    user ? { ...user, ...change } : user,
  );
};

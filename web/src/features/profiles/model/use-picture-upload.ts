import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { updateCachedCurrentUser } from '@/services/update-cached-current-user';
import { useApiMutation } from '@/services/use-api-mutation';
import { uploadProfilePicture } from '../api/profile-changes';
import { PICTURE_UPDATED_TITLE } from './picture-texts';

const FAILED = 'Failed to upload profile picture. Please try again.';

interface Upload {
  readonly file: Blob;
  readonly signal: AbortSignal;
}

/**
 * Returns functions that upload a picture and cancel the upload, and the progress of the upload. Shows the result in a
 * toast. Calls `onUploaded` after a success.
 */
export function usePictureUpload(onUploaded: () => void) {
  /** The fraction of the file that has been sent, 0 to 1. */
  const [share, setShare] = useState(0);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const { mutateAsync, isPending } = useApiMutation('uploadProfilePicture', {
    send: ({ file, signal }: Upload) =>
      uploadProfilePicture(file, { signal, onProgress: setShare }),
    onSuccess: (customProfileImageUrl, _upload, client) => {
      updateCachedCurrentUser(client, { customProfileImageUrl });
      showToast({ title: PICTURE_UPDATED_TITLE });
      onUploaded();
    },
    failure: (error, { signal }) =>
      signal.aborted ? null : { title: 'Upload Failed', description: errorSentence(error, FAILED) },
  });
  const upload = async (file: Blob) => {
    const { signal } = (current.current = new AbortController());
    setShare(0);
    await mutateAsync({ file, signal }).catch(() => undefined);
  };
  /** `share` is null while no file is being sent. */
  return { upload, share: isPending ? share : null, cancel: () => current.current?.abort() };
}

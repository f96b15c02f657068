import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { showCurrentUser, uploadProfilePicture } from '../api/profile-changes';
import { PICTURE_UPDATED } from './picture-texts';

const FAILED = 'Failed to upload profile picture. Please try again.';

/** Uploads a picture and shows the result in a toast. `onUploaded` runs after a success. */
export function usePictureUpload(onUploaded: () => void) {
  const client = useQueryClient();
  const signInAgain = useSignInAgain();
  /** The share of the file that was sent, 0 to 1. Null if nothing is being sent. */
  const [share, setShare] = useState<number | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const upload = async (file: Blob) => {
    const { signal } = (current.current = new AbortController());
    setShare(0);
    try {
      const url = await uploadProfilePicture(file, { signal, onProgress: setShare });
      showCurrentUser(client, { customProfileImageUrl: url });
      showToast({ title: PICTURE_UPDATED });
      onUploaded();
    } catch (error) {
      if (signal.aborted) return;
      if (isUnauthorized(error)) signInAgain();
      else
        showToast({
          title: 'Upload Failed',
          description: errorSentence(error, FAILED),
          variant: 'destructive',
        });
    } finally {
      setShare(null);
    }
  };

  return { upload, share, cancel: () => current.current?.abort() };
}

import { useEffect, useState } from 'react';
import { decodePicture } from './screenshot-pixels';

const decodedPictures = new WeakMap<File, Promise<HTMLImageElement>>();

/**
 * Decodes each file only once, even if several components show the file. If decoding failed, the next call decodes the
 * file again.
 */
function sharedPicture(file: File): Promise<HTMLImageElement> {
  const known = decodedPictures.get(file);
  if (known) return known;
  const decoded = decodePicture(file);
  decodedPictures.set(file, decoded);
  decoded.catch(() => decodedPictures.delete(file));
  return decoded;
}

/**
 * Returns the decoded picture. Returns null while the browser is decoding the picture, and after the decoding has
 * failed.
 */
export function useDecodedPicture(picture: File | null): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<{ of: File; image: HTMLImageElement } | null>(null);
  useEffect(() => {
    if (!picture) return;
    let isCurrent = true;
    void sharedPicture(picture).then(
      (image) => isCurrent && setDecoded({ of: picture, image }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return decoded?.of === picture ? decoded.image : null;
}

import { useEffect, useState } from 'react';
import { decodedPicture } from './screenshot-pixels';

/** Returns null until the browser has decoded the picture, and if it cannot. */
export function useDecodedPicture(picture: File | null): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<{ of: File; image: HTMLImageElement } | null>(null);
  useEffect(() => {
    if (!picture) return;
    let isCurrent = true;
    void decodedPicture(picture).then(
      (image) => isCurrent && setDecoded({ of: picture, image }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return decoded?.of === picture ? decoded.image : null;
}

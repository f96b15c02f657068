import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './report-picture.module.css';

interface ReportPictureProps {
  /** The URL of the picture. Null if there is no picture. */
  readonly url: string | null;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly onFail?: () => void;
}

/** A picture that only admins can open. Shows a text if there is no picture. */
export function ReportPicture({ url, alt, className, onFail }: ReportPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || failed === url)
    return (
      <span className={classNames(styles.none, className)}>
        {url === null ? 'No picture' : 'The picture could not be loaded.'}
      </span>
    );
  return (
    <img
      alt={alt}
      src={url}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => {
        setFailed(url);
        onFail?.();
      }}
    />
  );
}

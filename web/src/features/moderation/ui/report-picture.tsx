import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './report-picture.module.css';

interface ReportPictureProps {
  /** Null if there is none. */
  readonly address: string | null;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly onFail?: () => void;
}

/** A picture that only admins can open, or why there is none. */
export function ReportPicture({ address, alt, className, onFail }: ReportPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || failed === address)
    return (
      <span className={classNames(styles.none, className)}>
        {address === null ? 'No picture' : 'The picture could not be loaded.'}
      </span>
    );
  return (
    <img
      alt={alt}
      src={address}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => {
        setFailed(address);
        onFail?.();
      }}
    />
  );
}

import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './report-picture.module.css';

interface ReportPictureProps {
  /** Null if there is none. */
  readonly address: string | null;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture that only admins can open, or a sentence if it is gone. */
export function ReportPicture({ address, alt, className }: ReportPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || failed === address)
    return <span className={classNames(styles.none, className)}>No picture</span>;
  return (
    <img
      alt={alt}
      src={address}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setFailed(address)}
    />
  );
}

import type { ReactNode } from 'react';
import { useUpgradeAddress } from '@/lib/upgrade-address';
import { ButtonLink } from './button';
import { StarIcon } from './icons';
import styles from './premium-lock.module.css';
import { Badge } from './surfaces';

interface PremiumLockProps {
  /** What Premium adds here. Without it, the lock is a line with an inconspicuous link. */
  readonly children?: ReactNode;
  readonly link?: string;
  /** Other buttons, after the link. */
  readonly others?: ReactNode;
}

/** Stands in for a feature that needs Premium, with a link to get it and back. */
export function PremiumLock({ children, link = 'Upgrade to Premium', others }: PremiumLockProps) {
  const upgrade = useUpgradeAddress();
  return (
    <div className={children ? styles.box : styles.line}>
      <div className={styles.why}>
        <Badge tone="sticker">
          <StarIcon />
          Premium Feature
        </Badge>
        {children}
      </div>
      <div className={styles.choices}>
        <ButtonLink to={upgrade} variant={children ? 'sticker' : 'outline'}>
          {link}
        </ButtonLink>
        {others}
      </div>
    </div>
  );
}

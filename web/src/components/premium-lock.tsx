import type { ReactNode } from 'react';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import { ButtonLink } from './button';
import { StarIcon } from './icons';
import styles from './premium-lock.module.css';
import { Badge } from './surfaces';

interface PremiumLockProps {
  /** What Premium adds to this part of the page. */
  readonly children: ReactNode;
  /** Other buttons after the link to Premium. */
  readonly others?: ReactNode;
}

/**
 * A card that is shown instead of a feature that needs Premium. It links to the page that offers Premium. From there,
 * the reader can go back to this page.
 */
export function PremiumLock({ children, others }: PremiumLockProps) {
  const upgrade = useUpgradeUrl();
  return (
    <div className={styles.box}>
      <div className={styles.why}>
        <Badge tone="sticker">
          <StarIcon />
          Premium Feature
        </Badge>
        {children}
      </div>
      <div className={styles.choices}>
        <ButtonLink to={upgrade} variant="sticker">
          Upgrade to Premium
        </ButtonLink>
        {others}
      </div>
    </div>
  );
}

interface PremiumLinkProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** A link that is shown instead of a button that needs Premium. It has the height of the button. */
export const PremiumLink = ({ className, children }: PremiumLinkProps) => (
  <ButtonLink to={useUpgradeUrl()} variant="outline" className={className}>
    <StarIcon />
    {children}
  </ButtonLink>
);

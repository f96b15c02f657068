import { isPremiumAt } from '@contract/rules/premium';
import { itemExpiry } from '@contract/rules/retention';
import { PREMIUM_RETENTION_DAYS } from '@contract/schemas/retention';
import { Link } from 'react-router-dom';
import { KeptUntil } from '@/components/kept-until';
import { useUpgradeAddress } from '@/lib/upgrade-address';
import { useNow } from '@/lib/use-now';
import { useShareSale } from '../model/use-share-sale';
import styles from './retention-note.module.css';

/** How long the item is kept if it is shared now, and for members without Premium what Premium changes. */
export function RetentionNote() {
  const { member } = useShareSale();
  const now = new Date(useNow());
  const upgradeAddress = useUpgradeAddress();
  return (
    <div className={styles.note}>
      <KeptUntil moment={itemExpiry(now, member).toISOString()} />
      {!isPremiumAt(member, now) && (
        <Link to={upgradeAddress} className={styles.upgrade}>
          Premium keeps items for {PREMIUM_RETENTION_DAYS} days
        </Link>
      )}
    </div>
  );
}

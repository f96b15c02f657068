import { suspensionText } from '@contract/rules/suspension-text';
import type { Suspension } from '@contract/schemas/suspension';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { classNames } from '@/lib/class-names';
import { formatExactMoment } from '@/lib/format';
import width from './page-width.module.css';
import styles from './suspension-banner.module.css';

const CHECK_MS = 60_000;

/**
 * Shows suspended members the end and the reason of the suspension, and what they can do. Disappears when the
 * suspension has ended.
 */
export function SuspensionBanner({ suspension }: { readonly suspension: Suspension }) {
  useQuery({ ...currentUserQuery, refetchInterval: CHECK_MS });
  const { rulingId } = suspension;
  return (
    <section aria-label="Suspension" className={styles.banner}>
      <div className={classNames(width.pageWidth, styles.content)}>
        <div role="alert" className={styles.texts}>
          <p className={styles.reason}>
            {suspensionText(suspension, (end) => formatExactMoment(end.toISOString()))}
          </p>
          <p>You can read, but not share, like, comment or change anything.</p>
        </div>
        <ButtonRow>
          {rulingId !== null && (
            <ButtonLink to={`/appeals/${rulingId}`} size="sm" variant="outline">
              Appeal
            </ButtonLink>
          )}
          <ButtonLink to="/account-settings" size="sm" variant="outline">
            Account Settings
          </ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}

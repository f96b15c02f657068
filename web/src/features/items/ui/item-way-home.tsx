import type { Viewer } from '@contract/rules/page-allowance';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Logo } from '@/components/logo';
import { VisitorPart } from '@/components/session-parts';
import { signInAddress } from '@/lib/sign-in-address';
import { useReturnPath } from '../model/return-path';
import styles from './item-way-home.module.css';

/** Shown over an item that was opened from a link, because a visitor who follows one may not know BoloBoard. */
export function ItemWayHome({ viewer }: { readonly viewer: Viewer | null }) {
  const next = useReturnPath();
  const session = viewer === null ? 'loading' : viewer === 'visitor' ? 'signed-out' : 'signed-in';
  return (
    <div className={styles.row}>
      <Link to="/" aria-label="BoloBoard, home" className={styles.logo}>
        <Logo />
      </Link>
      <VisitorPart session={session}>
        <ButtonLink to={signInAddress('/register', next)} variant="outline" size="sm">
          Join
        </ButtonLink>
      </VisitorPart>
    </div>
  );
}

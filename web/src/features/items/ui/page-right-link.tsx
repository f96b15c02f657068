import { ButtonLink } from '@/components/button';
import type { PageRight } from '../model/page-rights';

interface WayToRightProps {
  readonly right: PageRight;
  /** The page that was asked for, to come back to. */
  readonly next: string;
}

/** The button that leads to what a page takes. */
export const PageRightLink = ({ right, next }: WayToRightProps) =>
  right === 'sign-in' ? (
    <ButtonLink to={`/login?next=${encodeURIComponent(next)}`}>Sign In</ButtonLink>
  ) : (
    <ButtonLink to="/subscribe" variant="sticker">
      Upgrade to Premium
    </ButtonLink>
  );

import { ButtonLink } from '@/components/button';
import { signInAddress } from '@/lib/sign-in-address';
import type { PageRight } from '../model/page-rights';

/** A page right, or the right to filter by price or sold date. */
export type ListRight = PageRight | 'range';

interface PageRightLinkProps {
  readonly right: ListRight;
  /** The address to return to after signing in. */
  readonly next: string;
}

export const PageRightLink = ({ right, next }: PageRightLinkProps) =>
  right === 'premium' ? (
    <ButtonLink to="/subscribe" variant="sticker">
      Upgrade to Premium
    </ButtonLink>
  ) : (
    <ButtonLink to={signInAddress('/login', next)}>Sign In</ButtonLink>
  );

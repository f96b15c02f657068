import { ButtonLink } from '@/components/button';
import { signInUrl } from '@/lib/sign-in-url';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import type { PageRight } from '../model/page-rights';

/** A right that a viewer can lack: a page right, or the right to filter by price or sold date. */
export type ListRight = PageRight | 'range';

interface MissingRightLinkProps {
  readonly right: ListRight;
  /** The URL to open after signing in. */
  readonly next: string;
}

export function MissingRightLink({ right, next }: MissingRightLinkProps) {
  const upgrade = useUpgradeUrl();
  return right === 'premium' ? (
    <ButtonLink to={upgrade} variant="sticker">
      Upgrade to Premium
    </ButtonLink>
  ) : (
    <ButtonLink to={signInUrl('/login', next)}>Sign In</ButtonLink>
  );
}

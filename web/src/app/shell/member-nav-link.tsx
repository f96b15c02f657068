import { ButtonLink } from '@/components/button';
import { useAriaCurrent } from '@/lib/use-aria-current';

interface MemberNavLinkProps {
  readonly to: string;
  readonly variant?: 'plain' | 'sticker';
  readonly className?: string | undefined;
  readonly children: string;
}

/** A link for members to a page of the app. It is marked as current while its page is open. */
export function MemberNavLink({ to, variant = 'plain', className, children }: MemberNavLinkProps) {
  const isPage = useAriaCurrent(to.replace(/[?#].*/, ''));
  return (
    <ButtonLink
      to={to}
      variant={variant}
      size="sm"
      // Does not mark a link with a hash as current, because it leads to a part of a page.
      aria-current={to.includes('#') ? undefined : isPage}
      className={className}
    >
      {children}
    </ButtonLink>
  );
}

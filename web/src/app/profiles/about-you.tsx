import type { CurrentUser } from '@contract/schemas/user';
import { useViewer } from '@/features/accounts/model/session';
import { BioSection } from '@/features/profiles/ui/bio-section';

/** The section 'About You' of the account settings. */
export function AboutYou({ user }: { readonly user: CurrentUser }) {
  const viewer = useViewer();
  return (
    <BioSection
      bio={user.bio ?? null}
      isPremium={viewer === 'premium'}
      hasUsername={user.username !== null}
    />
  );
}

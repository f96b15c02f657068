import type { CurrentUser } from '@contract/schemas/user';
import { useViewer } from '@/features/accounts/model/session';
import { BioSection } from '@/features/profiles/ui/bio-section';
import { useOnBioChanged } from './use-own-profile';

/** The section 'About You' of the account settings. */
export function AboutYou({ user }: { readonly user: CurrentUser }) {
  const viewer = useViewer();
  const onSaved = useOnBioChanged();
  return (
    <BioSection
      bio={user.bio ?? null}
      isPremium={viewer === 'premium'}
      hasUsername={user.username !== null}
      onSaved={onSaved}
    />
  );
}

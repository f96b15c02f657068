import { BIO_MAX, bioSchema } from '@contract/schemas/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextareaField } from '@/components/field';
import { PremiumLock } from '@/components/premium-lock';
import { SettingsSection } from '@/components/settings-section';
import { characterCount } from '@/lib/format';
import { takeOverSaved } from '@/lib/take-over-saved';
import { useBio } from '../model/use-bio';
import styles from './bio-section.module.css';

interface BioSectionProps {
  readonly bio: string | null;
  readonly isPremium: boolean;
  /** A bio needs a username. */
  readonly hasUsername: boolean;
}

/** 'About You' in the account settings: the bio, with a lock for free members. */
export const BioSection = ({ isPremium, hasUsername, ...bio }: BioSectionProps) => (
  <SettingsSection title="About You">
    {!isPremium && <BioLock {...bio} />}
    {isPremium && !hasUsername && <p>Choose a username first. Then you can write a bio.</p>}
    {isPremium && hasUsername && <BioForm {...bio} />}
  </SettingsSection>
);

type BioParts = Pick<BioSectionProps, 'bio'>;

const schema = z.object({ bio: bioSchema });

function BioForm({ bio }: BioParts) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { bio: bio ?? '' } });
  const { mutate, isPending } = useBio({
    onRefused: (message) => form.setError('bio', { message }, { shouldFocus: true }),
  });
  const submit = (typed: { bio: string }) => {
    const takeOver = takeOverSaved(form);
    mutate(typed.bio, { onSuccess: ({ bio: saved }) => takeOver({ bio: saved ?? '' }) });
  };
  const count = characterCount(useWatch({ control: form.control, name: 'bio' }));
  return (
    <form
      noValidate
      aria-label="About You"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <TextareaField
        label="Bio"
        rows={4}
        enterKeyHint="enter"
        hint={
          <>
            Everyone sees it on your profile.{' '}
            <span className={styles.count} data-is-over={count > BIO_MAX}>
              {count} of {BIO_MAX} characters
            </span>
          </>
        }
        error={form.formState.errors.bio?.message}
        {...form.register('bio')}
      />
      <Button type="submit" busy={isPending} className={styles.save}>
        {isPending ? 'Saving...' : 'Save Bio'}
      </Button>
    </form>
  );
}

/** A bio from a time with Premium stays stored, and can be removed. */
function BioLock({ bio }: BioParts) {
  const { mutate, isPending, error } = useBio({ onRefused: () => undefined });
  return (
    <PremiumLock
      others={
        bio !== null && (
          <Button variant="outline" busy={isPending} onClick={() => mutate('')}>
            Remove Bio
          </Button>
        )
      }
    >
      <p>With Premium you can write a bio and pin up to three items to your profile.</p>
      {bio !== null && (
        <p>We keep your bio, but nobody sees it while you don&apos;t have Premium.</p>
      )}
      {error && <p role="alert">We couldn&apos;t remove your bio. Please try again.</p>}
    </PremiumLock>
  );
}

import { BIO_MAX_LENGTH, bioSchema } from '@contract/schemas/profile';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextareaField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { PremiumLock } from '@/components/premium-lock';
import { SettingsSection } from '@/components/settings-section';
import { characterCount } from '@/lib/format';
import { useSaveBio } from '../model/use-bio';
import styles from './bio-section.module.css';

interface BioSectionProps {
  readonly bio: string | null;
  readonly isPremium: boolean;
  /** Whether the member has a username. Without one, they cannot have a bio. */
  readonly hasUsername: boolean;
}

/** The bio in the section 'About You' of the account settings. Locked for free members. */
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
  const form = useZodForm(schema, { defaultValues: { bio: bio ?? '' } });
  const { mutate, isPending } = useSaveBio({
    onRefused: (message) => form.showError('bio', message),
  });
  const submit = (typed: { bio: string }) => {
    const takeOver = form.takeOverSaved();
    mutate(typed.bio, { onSuccess: ({ bio: saved }) => takeOver({ bio: saved ?? '' }) });
  };
  const count = characterCount(useWatch({ control: form.control, name: 'bio' }));
  return (
    <Form
      form={form}
      busy={isPending}
      aria-label="About You"
      className={styles.form}
      onSubmit={form.submit(submit)}
    >
      <TextareaField
        label="Bio"
        rows={4}
        enterKeyHint="enter"
        hint={
          <>
            Everyone sees it on your profile.{' '}
            <span className={styles.count} data-is-over={count > BIO_MAX_LENGTH}>
              {count} of {BIO_MAX_LENGTH} characters
            </span>
          </>
        }
        {...form.field('bio')}
      />
      <SubmitButton busyLabel="Saving..." className={styles.save}>
        Save Bio
      </SubmitButton>
    </Form>
  );
}

/**
 * A card that free members see instead of the form. If the member wrote a bio while they had Premium, the bio stays
 * stored, and they can remove it.
 */
function BioLock({ bio }: BioParts) {
  const { mutate, isPending, error } = useSaveBio({ onRefused: () => undefined });
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

import { SOCIAL_LINKS, type SocialLinks, socialLinksSchema } from '@contract/schemas/social-links';
import type { CurrentUser } from '@contract/schemas/user';
import { TextField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { SettingsSection } from '@/components/settings-section';
import { issuesOf } from '@/services/issues-of';
import { useProfileChange } from '../model/use-profile-change';
import styles from './social-links-section.module.css';

type TypedLinks = Record<keyof SocialLinks, string>;

const typedLinks = (user: SocialLinks): TypedLinks =>
  Object.fromEntries(SOCIAL_LINKS.map(({ field }) => [field, user[field] ?? ''])) as TypedLinks;

export function SocialLinksSection({ user }: { readonly user: CurrentUser }) {
  const form = useZodForm(socialLinksSchema, { defaultValues: typedLinks(user) });
  const change = useProfileChange({
    done: 'Social Links Updated',
    failed: 'Failed to update social links',
  });
  const submit = (links: SocialLinks) => {
    const takeOver = form.takeOverSaved();
    change.mutate(links, {
      onSuccess: (saved) => takeOver(typedLinks(saved)),
      onError: (error) => form.showIssues(issuesOf(error)),
    });
  };
  return (
    <SettingsSection title="Social Links">
      <Form
        form={form}
        busy={change.isPending}
        className={styles.form}
        onSubmit={form.submit(submit)}
      >
        <p className={styles.hint}>
          Everyone sees them on your profile. Leave a field blank to remove its link.
        </p>
        {SOCIAL_LINKS.map(({ field, label, example }) => (
          <TextField
            key={field}
            label={label}
            type="url"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={example}
            {...form.field(field)}
          />
        ))}
        <SubmitButton busyLabel="Saving Links..." className={styles.save}>
          Save Social Links
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}

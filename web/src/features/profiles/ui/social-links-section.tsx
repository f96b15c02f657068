import { SOCIAL_LINKS, type SocialLinks, socialLinksSchema } from '@contract/schemas/social-links';
import type { CurrentUser } from '@contract/schemas/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { SettingsSection } from '@/components/settings-section';
import { takeOverSaved } from '@/lib/take-over-saved';
import { ApiError } from '@/services/api-error';
import { useProfileChange } from '../model/use-profile-change';
import styles from './social-links-section.module.css';

type TypedLinks = Record<keyof SocialLinks, string>;

const typedLinks = (user: SocialLinks): TypedLinks =>
  Object.fromEntries(SOCIAL_LINKS.map(({ field }) => [field, user[field] ?? ''])) as TypedLinks;

export function SocialLinksSection({ user }: { readonly user: CurrentUser }) {
  const form = useForm({
    resolver: zodResolver(socialLinksSchema),
    defaultValues: typedLinks(user),
  });
  const change = useProfileChange({
    done: 'Social Links Updated',
    failed: 'Failed to update social links',
  });
  const showIssues = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    const refused = SOCIAL_LINKS.flatMap(({ field }) => {
      const issue = error.issues.find(({ path }) => path[1] === field);
      return issue ? [{ field, message: issue.message }] : [];
    });
    for (const [at, { field, message }] of refused.entries())
      form.setError(field, { message }, { shouldFocus: at === 0 });
  };
  const submit = (links: SocialLinks) => {
    const takeOver = takeOverSaved(form);
    change.mutate(links, {
      onSuccess: (saved) => takeOver(typedLinks(saved)),
      onError: showIssues,
    });
  };
  return (
    <SettingsSection title="Social Links">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
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
            error={form.formState.errors[field]?.message}
            {...form.register(field)}
          />
        ))}
        <Button type="submit" className={styles.save} busy={change.isPending}>
          {change.isPending ? 'Saving Links...' : 'Save Social Links'}
        </Button>
      </form>
    </SettingsSection>
  );
}

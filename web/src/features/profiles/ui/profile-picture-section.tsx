import { memberPictureUrlOf } from '@contract/rules/member-picture';
import { pictureUrlSchema } from '@contract/schemas/profile-picture';
import type { CurrentUser } from '@contract/schemas/user';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { MemberPicture } from '@/components/member-picture';
import { RadioGroup } from '@/components/radio-group';
import { SettingsSection } from '@/components/settings-section';
import { useOnline } from '@/lib/use-online';
import { ApiError } from '@/services/api-error';
import { PICTURE_UPDATED_TITLE } from '../model/picture-texts';
import { useProfileChange } from '../model/use-profile-change';
import { useReloadSoon } from '../model/use-reload-soon';
import { PictureUpload } from './picture-upload';
import styles from './profile-picture-section.module.css';

const MODES = [
  { value: 'upload', label: 'Upload a file' },
  { value: 'url', label: 'Use a web address' },
];

export function ProfilePictureSection({ user }: { readonly user: CurrentUser }) {
  const [mode, setMode] = useState('upload');
  const section = useRef<HTMLDivElement>(null);
  const reloadSoon = useReloadSoon(section);
  const isOnline = useOnline();
  return (
    <SettingsSection title="Profile Picture">
      <div ref={section} tabIndex={-1} className={styles.section}>
        <CurrentPicture user={user} onRemoved={() => section.current?.focus()} />
        {!isOnline && <p role="status">To change your picture, you need a connection.</p>}
        <RadioGroup
          legend="Where is your picture?"
          name="picture-mode"
          choices={MODES}
          value={mode}
          onChange={({ currentTarget }) => setMode(currentTarget.value)}
        />
        {/* The hidden form stays mounted, so that it keeps the chosen file or the typed URL. */}
        <div hidden={mode !== 'upload'}>
          <PictureUpload onUploaded={reloadSoon} />
        </div>
        <div hidden={mode !== 'url'}>
          <PictureUrlForm onChanged={reloadSoon} />
        </div>
      </div>
    </SettingsSection>
  );
}

interface CurrentPictureProps {
  readonly user: CurrentUser;
  readonly onRemoved: () => void;
}

function CurrentPicture({ user, onRemoved }: CurrentPictureProps) {
  const isOnline = useOnline();
  const change = useProfileChange({ done: 'Profile Picture Removed', failed: 'Update Failed' });
  // Moves the focus after the removal, because the focused button disappears.
  const remove = () => change.mutate({ customProfileImageUrl: null }, { onSuccess: onRemoved });
  return (
    <div className={styles.current}>
      <MemberPicture member={user} size="large" />
      {user.customProfileImageUrl === null ? (
        <p className={styles.hint}>
          {memberPictureUrlOf(user) === null
            ? 'You have no picture yet.'
            : 'This is the picture of your Google account.'}
        </p>
      ) : (
        <Button variant="outline" busy={change.isPending} disabled={!isOnline} onClick={remove}>
          {change.isPending ? 'Removing...' : 'Remove Picture'}
        </Button>
      )}
    </div>
  );
}

const schema = z.object({ url: pictureUrlSchema });

/** The HTTP statuses of responses that say what is wrong with the URL. */
const ABOUT_URL = [400, 413, 415];

function PictureUrlForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useZodForm(schema, { defaultValues: { url: '' } });
  const isBlank = useWatch({ control: form.control, name: 'url' }).trim() === '';
  const isOnline = useOnline();
  const change = useProfileChange({ done: PICTURE_UPDATED_TITLE, failed: 'Update Failed' });
  const submit = ({ url }: { url: string | null }) =>
    change.mutate(
      { customProfileImageUrl: url },
      {
        onSuccess: () => {
          form.reset();
          onChanged();
        },
        onError: (error) => {
          if (error instanceof ApiError && ABOUT_URL.includes(error.status))
            form.showError('url', error.serverMessage);
        },
      },
    );
  return (
    <Form
      form={form}
      busy={change.isPending}
      className={styles.part}
      onSubmit={form.submit(submit)}
    >
      <TextField
        label="Picture Address"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder="https://example.com/picture.jpg"
        hint="Starts with https://. We copy the picture, so later changes there don't show. Up to 5 MB."
        {...form.field('url')}
      />
      <SubmitButton busyLabel="Getting Picture..." disabled={isBlank || !isOnline}>
        Use This Picture
      </SubmitButton>
    </Form>
  );
}

import { pictureAddressSchema } from '@contract/schemas/profile-picture';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { useOnline } from '@/lib/use-online';
import { ApiError } from '@/services/api-error';
import { PICTURE_UPDATED } from '../model/picture-texts';
import { useProfileChange } from '../model/use-profile-change';
import styles from './profile-picture-section.module.css';

const schema = z.object({ address: pictureAddressSchema });

/** Statuses that say what is wrong with the address. */
const ABOUT_ADDRESS = [400, 413, 415];

export function PictureAddressForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { address: '' } });
  const isBlank = useWatch({ control: form.control, name: 'address' })?.trim() === '';
  const isOnline = useOnline();
  const change = useProfileChange({ done: PICTURE_UPDATED, failed: 'Update Failed' });
  const submit = ({ address }: { address: string | null }) =>
    change.mutate(
      { customProfileImageUrl: address },
      {
        onSuccess: () => {
          form.reset();
          onChanged();
        },
        onError: (error) => {
          if (error instanceof ApiError && ABOUT_ADDRESS.includes(error.status))
            form.setError('address', { message: error.serverMessage }, { shouldFocus: true });
        },
      },
    );
  return (
    <form
      noValidate
      className={styles.part}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
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
        error={form.formState.errors.address?.message}
        {...form.register('address')}
      />
      <Button type="submit" busy={change.isPending} disabled={isBlank || !isOnline}>
        {change.isPending ? 'Getting Picture...' : 'Use This Picture'}
      </Button>
    </form>
  );
}

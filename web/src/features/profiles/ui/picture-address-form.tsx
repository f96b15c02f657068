import { pictureAddressSchema } from '@contract/schemas/profile-picture';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { useOnline } from '@/lib/use-online';
import { ApiError } from '@/services/api-error';
import { PICTURE_UPDATED } from '../model/picture-texts';
import { useProfileChange } from '../model/use-profile-change';
import styles from './profile-picture-section.module.css';

const schema = z.object({ address: pictureAddressSchema });

/** Statuses that say what is wrong with the address. */
const ABOUT_ADDRESS = [400, 413, 415];

export function PictureAddressForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useZodForm(schema, { defaultValues: { address: '' } });
  const isBlank = useWatch({ control: form.control, name: 'address' }).trim() === '';
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
            form.showError('address', error.serverMessage);
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
        {...form.field('address')}
      />
      <SubmitButton busyLabel="Getting Picture..." disabled={isBlank || !isOnline}>
        Use This Picture
      </SubmitButton>
    </Form>
  );
}

import { Textarea } from '@chakra-ui/react/textarea';
import { MODERATION_MESSAGES, REVIEW_NOTES_MAX_LENGTH } from '@contract/schemas/report-for-admins';
import { Field } from '@/components/field';
import { charactersLeft } from '@/lib/format';
import { areNotesTooLong } from '../model/use-report-notes';

interface ReviewNotesProps {
  readonly value: string;
  /** Whether the notes cannot be changed, because they are being sent. */
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
}

export const ReviewNotes = ({ value, isReadOnly, onChange }: ReviewNotesProps) => (
  <Field
    label="Review Notes (Optional)"
    error={areNotesTooLong(value) ? MODERATION_MESSAGES.notesLong : undefined}
    liveNote={charactersLeft(value, REVIEW_NOTES_MAX_LENGTH) ?? ''}
  >
    {(control) => (
      <Textarea
        {...control}
        rows={3}
        value={value}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
);

import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

/** Label, hint and error around one control; required fields carry a star, as in 'Email *'. */
export function Field({
  label,
  error,
  hint,
  required = false,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" gap="1.5" minW="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
        {required && ' *'}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': required,
      })}
      {hint && (
        <chakra.p id={`${id}-hint`} fontSize="sm" color="inkMuted">
          {hint}
        </chakra.p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </chakra.div>
  );
}

/** The error under a control, announced when it appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <chakra.p
      id={id}
      aria-live="polite"
      fontSize="sm"
      fontWeight="medium"
      color="danger"
      _empty={{ display: 'none' }}
    >
      {message}
    </chakra.p>
  );
}

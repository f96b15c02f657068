import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { inputRecipe, selectRecipe, textareaRecipe } from './recipes';

/** Spread these on the control, so that label, hint and error belong to it. */
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

const Input = chakra('input', inputRecipe);
const Textarea = chakra('textarea', textareaRecipe);

type TextFieldProps = FieldProps & Omit<ComponentProps<typeof Input>, 'required' | 'children'>;

export function TextField({ label, error, hint, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

type TextareaFieldProps = FieldProps &
  Omit<ComponentProps<typeof Textarea>, 'required' | 'children'>;

export function TextareaField({ label, error, hint, required, ...input }: TextareaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => <Textarea {...control} {...input} />}
    </Field>
  );
}

const Select = chakra('select', selectRecipe);

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof Select>, 'required' | 'children'> & {
    readonly choices: readonly Choice[];
    /** The label of an option with the value ''. */
    readonly emptyLabel?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, choices, emptyLabel, ...select } = props;
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => (
        <Select {...control} {...select}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

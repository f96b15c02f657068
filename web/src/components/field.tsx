import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import text from './text.module.css';

/** The props that connect a control with its label, hint and error. */
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
  /** A hint that can appear later. Screen readers announce it when it appears. '' if there is no hint. */
  readonly liveNote?: string | undefined;
  readonly required?: boolean;
}

export function Field({
  label,
  error,
  hint,
  liveNote,
  required = false,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, liveNote && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={text.label}>
        {label}
        {required && ' *'}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': required,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <LiveRegionNote id={`${id}-note`} text={liveNote} />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/**
 * A note that screen readers announce when it changes. The element exists even if the text is '', because screen
 * readers announce only changes of existing elements. Renders nothing if the text is undefined.
 */
export function LiveRegionNote({ id, text: note }: { id: string; text: string | undefined }) {
  if (note === undefined) return null;
  return (
    <p id={id} aria-live="polite" className={styles.note}>
      {note}
    </p>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className={styles.error}>
      {message}
    </p>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'required' | 'children'>;

export function TextField({ label, error, hint, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => <input {...control} {...input} className={styles.control} />}
    </Field>
  );
}

type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'required' | 'children'>;

export function TextareaField({ label, error, hint, required, ...input }: TextareaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => <textarea {...control} {...input} className={styles.control} />}
    </Field>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & {
    readonly choices: readonly Choice[];
    /** The label of the option with the value ''. */
    readonly emptyLabel?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, liveNote, required, choices, emptyLabel, ...select } = props;
  return (
    <Field label={label} error={error} hint={hint} liveNote={liveNote} required={required ?? false}>
      {(control) => (
        <select {...control} {...select} className={styles.control}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

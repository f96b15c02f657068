import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Field } from '@/components/field';
import fields from '@/components/field.module.css';
import { Icon } from '@/components/icons';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'required' | 'children'
> {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly required?: boolean;
}

/** A password field with a button that shows the password. Submitting the form hides the password again. */
export function PasswordField({ label, error, hint, required, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Hides the password before the form is sent. Otherwise the browser would not offer to store it.
    const form = box.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => (
        <span ref={box} className={styles.box}>
          <input
            {...control}
            {...input}
            {...(isShown ? AS_TEXT : { type: 'password' })}
            className={classNames(fields.control, styles.input)}
          />
          <Button
            variant="plain"
            aria-pressed={isShown}
            aria-controls={control.id}
            className={styles.show}
            // Prevents the default action of the press, which would move the focus out of the field and close the
            // keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!isShown)}
          >
            <EyeIcon isOpen={!isShown} />
            <span className={text.screenReaderOnly}>Show {label}</span>
          </Button>
        </span>
      )}
    </Field>
  );
}

/**
 * Attributes of the field while the password is visible. With them, a phone's keyboard neither changes nor learns the
 * password.
 */
const AS_TEXT = {
  type: 'text',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

const EyeIcon = ({ isOpen }: { readonly isOpen: boolean }) => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
    {!isOpen && <path d="M4 20L20 4" />}
  </Icon>
);

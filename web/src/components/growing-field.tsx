import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '@/lib/class-names';
import { Field, type FieldProps } from './field';
import field from './field.module.css';
import styles from './growing-field.module.css';

type GrowingFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'required' | 'children' | 'ref' | 'onChange' | 'rows'> & {
    readonly ref: (element: HTMLTextAreaElement | null) => void;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => unknown;
  };

/**
 * A field for a text without line breaks. A long text wraps, and the field grows so that all of it is visible. Enter
 * sends the form. The owner must render this component again when the text changes.
 */
export function GrowingField({ label, error, hint, required, ref, ...input }: GrowingFieldProps) {
  const element = useRef<HTMLTextAreaElement | null>(null);
  // Sets the height for browsers without `field-sizing`: Firefox, and Safari before 26.2.
  useLayoutEffect(() => {
    if (element.current && !CSS.supports('field-sizing', 'content')) fitToText(element.current);
  });
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => (
        <textarea
          {...control}
          {...input}
          ref={(shown) => {
            element.current = shown;
            ref(shown);
          }}
          rows={1}
          className={classNames(field.control, styles.growing)}
          onKeyDown={sendOnEnter}
          onChange={(event) => {
            const { currentTarget } = event;
            const line = currentTarget.value.replaceAll(LINE_BREAKS, ' ');
            if (line !== currentTarget.value) currentTarget.value = line;
            input.onChange(event);
          }}
        />
      )}
    </Field>
  );
}

const LINE_BREAKS = /\s*[\r\n]+\s*/g;

function fitToText(element: HTMLTextAreaElement): void {
  const { style } = element;
  style.height = 'auto';
  const borders = element.offsetHeight - element.clientHeight;
  style.height = `${element.scrollHeight + borders}px`;
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // While the member composes a character with an input method, Enter confirms the character and must not send the
  // form.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

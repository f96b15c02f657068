import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { inputRecipe, textareaRecipe } from './recipes';

const Input = chakra('input', inputRecipe);
const Textarea = chakra('textarea', textareaRecipe);

type TextFieldProps = FieldProps & Omit<ComponentProps<typeof Input>, 'required' | 'children'>;

/** A labelled text input. Takes every prop of an input, so a form library's `register()` fits. */
export function TextField({ label, error, hint, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

type TextareaFieldProps = FieldProps &
  Omit<ComponentProps<typeof Textarea>, 'required' | 'children'>;

/** A labelled text area that can be drawn taller. */
export function TextareaField({ label, error, hint, required, ...input }: TextareaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(control) => <Textarea {...control} {...input} />}
    </Field>
  );
}

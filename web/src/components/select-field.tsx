import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { selectRecipe } from './recipes';

const Select = chakra('select', selectRecipe);

/** One choice of a select or a radio group. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof Select>, 'required' | 'children'> & {
    readonly choices: readonly Choice[];
    /** Shown for the empty value, where nothing is chosen yet. */
    readonly emptyLabel?: string;
  };

/** A labelled native select: the phone's own picker opens. */
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

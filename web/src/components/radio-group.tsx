import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { type Choice, FieldError } from './field';

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly error?: string | undefined;
  readonly value?: string;
};

/** Passes other props, such as `name` and `ref`, to each input. */
export function RadioGroup({ legend, choices, error, value, ...input }: RadioGroupProps) {
  const id = useId();
  return (
    <chakra.fieldset aria-describedby={`${id}-error`} border="none" display="grid" gap="1.5">
      <chakra.legend textStyle="label" mb="1.5">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {choices.map((choice) => (
          <RadioLabel key={choice.value}>
            <chakra.input
              {...input}
              type="radio"
              value={choice.value}
              {...(value === undefined ? {} : { checked: value === choice.value })}
              w="4"
              h="4"
              accentColor="brand"
            />
            {choice.label}
          </RadioLabel>
        ))}
      </chakra.div>
      <FieldError id={`${id}-error`} message={error} />
    </chakra.fieldset>
  );
}

const RadioLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    rounded: 'md',
    border: '1px solid {colors.lineStrong}',
    bg: 'surface',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'brandSoft', borderColor: 'brand', fontWeight: 'semibold' },
  },
});

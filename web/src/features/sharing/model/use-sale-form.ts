import { saleSubmissionSchema, type SaleSubmission } from '@contract/schemas/sale-submission';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { filledBy, NO_GUESSES, type ReadSale } from './read-sale';
import { EMPTY_SALE, FIELD_ORDER, type SaleFormValues, shownValues } from './sale-form';

type SaleResolver = Resolver<SaleFormValues, unknown, SaleSubmission>;

const contractResolver = zodResolver(saleSubmissionSchema) as unknown as SaleResolver;

/** The contract's schema over the fields that are shown. */
const resolver: SaleResolver = (values, context, options) =>
  contractResolver(shownValues(values), context, options);

/** The form's state, checked by the contract's own schema; each change is told to `onChange`. */
export function useSaleForm(
  defaultValues: SaleFormValues,
  onChange: (values: SaleFormValues) => void,
) {
  const form = useForm<SaleFormValues, unknown, SaleSubmission>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const [guesses, setGuesses] = useState(NO_GUESSES);
  const { getValues, reset, setValue, setFocus, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => onChange(getValues()) }),
    [subscribe, getValues, onChange],
  );
  return {
    ...form,
    /** What was read into fields, whether or not the member changed it since. */
    guesses,
    /** Enters what was read off a screenshot. */
    fill: (read: ReadSale) => {
      const filled = filledBy(read, getValues(), guesses);
      setGuesses(filled.guesses);
      for (const name of FIELD_ORDER) {
        const value = filled.values[name];
        if (value !== undefined) setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }
    },
    /** Empties all fields. */
    clear: () => {
      reset(EMPTY_SALE);
      setGuesses(NO_GUESSES);
    },
    /** Focuses the uppermost of the fields that are wrong. */
    focusFirst: (wrong: Partial<Record<keyof SaleFormValues, unknown>>) => {
      const first = FIELD_ORDER.find((name) => wrong[name] !== undefined);
      if (first) setFocus(first);
    },
  };
}

export type SaleForm = ReturnType<typeof useSaleForm>;

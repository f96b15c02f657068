import type { Item } from '@contract/schemas/item';
import { type ItemEdit, itemEditSchema } from '@contract/schemas/item-edit';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import {
  EDIT_FIELDS,
  type EditFieldName,
  type EditValues,
  editValues,
  shownEdit,
} from './edit-values';

type EditResolver = Resolver<EditValues, unknown, ItemEdit>;

const contractResolver = zodResolver(itemEditSchema) as unknown as EditResolver;

const resolver: EditResolver = (values, context, options) =>
  contractResolver(shownEdit(values), context, options);

/** Validates with the contract's schema. */
export function useEditForm(item: Item) {
  const form = useForm<EditValues, unknown, ItemEdit>({
    resolver,
    defaultValues: editValues(item),
    shouldFocusError: false,
  });
  const { clearErrors, control, setError, setFocus, setValue } = form;
  const focusFirst = (wrong: Partial<Record<EditFieldName, unknown>>) => {
    const first = EDIT_FIELDS.find((name) => wrong[name] !== undefined);
    if (first) setFocus(first);
  };
  return {
    form,
    values: { ...editValues(item), ...useWatch({ control }) },
    focusFirst,
    fill: (values: EditValues) => {
      clearErrors();
      for (const name of EDIT_FIELDS) setValue(name, values[name]);
    },
    showIssues: (issues: readonly [EditFieldName, string][]) => {
      for (const [name, message] of issues) setError(name, { type: 'server', message });
      focusFirst(Object.fromEntries(issues));
    },
  };
}

import type { Item } from '@contract/schemas/item';
import type { ItemChangeInput } from '@contract/schemas/item-change';
import { ITEM_EDIT_MESSAGES, editableItemFieldsSchema } from '@contract/schemas/item-edit';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { errorSentence } from '@/services/api-error';
import { issuesOf } from '@/services/issues-of';
import { useApiMutation } from '@/services/use-api-mutation';
import { editItem, newerItemInError } from '../api/own-items';
import {
  changedFields,
  itemChangeOf,
  EDIT_FIELDS,
  type EditValues,
  editValues,
  mergedEditValues,
  newerValueHints,
  withHiddenEditFieldsBlank,
} from './edit-values';

export interface EditOptions {
  readonly item: Item;
  readonly onSaved: (item: Item) => void;
  /** Called when all changes are saved, or when there was nothing to save. */
  readonly onClose: () => void;
  /** Called when the member wants to close the form. */
  readonly onCancel: () => void;
  /** Called when the member wants to crop the picture. A crop changes the item independently of the form. */
  readonly onCrop: () => void;
  /** Called when the form gets unsaved changes or no longer has any. Must be a stable function. */
  readonly onChanged: (isChanged: boolean) => void;
}

export function useEditItem({ item, onSaved, onClose, onChanged }: EditOptions) {
  /**
   * The item to which the form's changes apply. At first, this is the item as it was when the form opened. If the
   * server refuses to save because the item was edited after that, this is the newer item in the response.
   */
  const [base, setBase] = useState(item);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const { form, values, fill } = useEditForm(item);
  const isChanged = changedFields(values, base).length > 0;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  const mergedWith = (newer: Item) => mergedEditValues(form.getValues(), base, newer);
  const showNewer = (newer: Item) => {
    fill(mergedWith(newer));
    setBase(newer);
    setChangedElsewhere(true);
  };
  const showFailure = (error: unknown) => {
    form.showIssues(issuesOf(error));
    setFailure(errorSentence(error, ITEM_EDIT_MESSAGES.failed));
  };
  const { mutate, isPending } = useApiMutation('editItem', {
    params: { itemId: item.id },
    send: (change: ItemChangeInput) =>
      editItem(latestOf(base, item), change).catch((error: unknown) => {
        const newer = newerItemInError('editItem', error);
        // If the newer item in the response already contains the form's changes, an earlier attempt has saved them, and
        // only the response to that attempt was lost.
        if (newer && changedFields(mergedWith(newer), newer).length === 0) return newer;
        throw error;
      }),
    onSuccess: (stored) => {
      showToast({ title: 'Item Updated' });
      onSaved(stored);
      onClose();
    },
    onError: (error) => {
      const newer = newerItemInError('editItem', error);
      if (newer) showNewer(newer);
      else showFailure(error);
    },
    signIn: {
      login: signInUrl('/login', `/item/${item.id}`),
      description: ITEM_EDIT_MESSAGES.signInRequired,
    },
  });
  const saveChange = () => {
    setFailure(null);
    const change = itemChangeOf(form.getValues(), base);
    if (Object.keys(change).length === 0) onClose();
    else mutate(change);
  };

  return {
    form,
    failure,
    isSaving: isPending,
    isChangedElsewhere,
    hints: isChangedElsewhere ? newerValueHints(values, base) : {},
    save: form.submit(saveChange),
    takeNewer: () => {
      fill(editValues(base));
      setChangedElsewhere(false);
      setFailure(null);
      form.setFocus('title');
    },
  };
}

/**
 * Returns `item` if it is newer than `base` and has the same values in all fields of the form, for example after a crop
 * of its picture. Otherwise returns `base`.
 */
const latestOf = (base: Item, item: Item): Item =>
  item.revision > base.revision && changedFields(editValues(item), base).length === 0 ? item : base;

function useEditForm(item: Item) {
  const form = useZodForm(editableItemFieldsSchema, {
    defaultValues: editValues(item),
    fieldOrder: EDIT_FIELDS,
    shownValues: withHiddenEditFieldsBlank,
  });
  const { clearErrors, control, setValue } = form;
  return {
    form,
    values: { ...editValues(item), ...useWatch({ control }) },
    fill: (values: EditValues) => {
      clearErrors();
      for (const name of EDIT_FIELDS) setValue(name, values[name]);
    },
  };
}

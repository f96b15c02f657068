import type { OwnItem } from '@contract/schemas/own-items';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusTargetsOfRemovedItems } from './focus-targets-of-removed-items';
import { removeItemFromCache } from './removed-items';

type Prompt =
  { readonly of: 'deletion' | 'hidden'; readonly item: OwnItem } | { readonly of: 'selection' };

export interface OwnItemPrompts {
  readonly prompt: Prompt | null;
  readonly askToDelete: (item: OwnItem) => void;
  readonly explainHidden: (item: OwnItem) => void;
  readonly askToDeleteSelected: () => void;
  readonly close: () => void;
  /** Removes the deleted item from the lists and closes the dialog. */
  readonly onItemDeleted: (item: OwnItem) => void;
  readonly onSelectedDeleted: () => void;
}

/**
 * The state of the dialogs about the member's own items. After the deletion of one item, focuses the card that was
 * beside the card of this item. If there is no such card, or after the deletion of several items, focuses `heading`.
 */
export function useOwnItemPrompts(heading: RefObject<HTMLElement | null>): OwnItemPrompts {
  const client = useQueryClient();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const nextFocus = useRef<HTMLElement | null>(null);
  // Moves the focus in an effect, which runs after the closed dialog has returned the focus to its button.
  useEffect(() => {
    if (prompt !== null) return;
    nextFocus.current?.focus();
    nextFocus.current = null;
  }, [prompt]);
  return {
    prompt,
    askToDelete: useCallback((item: OwnItem) => setPrompt({ of: 'deletion', item }), []),
    explainHidden: useCallback((item: OwnItem) => setPrompt({ of: 'hidden', item }), []),
    askToDeleteSelected: () => setPrompt({ of: 'selection' }),
    close: () => setPrompt(null),
    onItemDeleted: ({ id }) => {
      removeItemFromCache(client, id);
      const beside = focusTargetsOfRemovedItems.get(id);
      nextFocus.current = beside?.dataset['itemLink'] === undefined ? heading.current : beside;
      setPrompt(null);
    },
    onSelectedDeleted: () => {
      nextFocus.current = heading.current;
      setPrompt(null);
    },
  };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface TextareaCombobox {
  readonly listId: string;
  /** Null if there is no list. */
  readonly activeId: string | null;
  /** Whether the list or a message in its place is shown. */
  readonly isShown: boolean;
  readonly onMove: (by: 'next' | 'previous') => void;
  readonly onChoose: () => void;
  readonly onDismiss: () => void;
}

const ROLE = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'true',
  'aria-haspopup': 'listbox',
};

/**
 * Makes a textarea a combobox while it has a list. Otherwise it stays an ordinary text field of several lines, also for
 * screen readers, and handles only Escape, while a message is shown. Keys with a modifier, such as Ctrl+Enter, are left alone.
 */
export function useTextareaCombobox(
  textarea: RefObject<HTMLTextAreaElement | null>,
  { listId, activeId, isShown, onMove, onChoose, onDismiss }: TextareaCombobox,
): void {
  const hasList = activeId !== null;
  useEffect(() => {
    const element = textarea.current;
    if (!element || !hasList) return;
    const attributes = { ...ROLE, 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
      element.removeAttribute('aria-activedescendant');
    };
  }, [textarea, hasList, listId]);

  useEffect(() => {
    if (activeId !== null) textarea.current?.setAttribute('aria-activedescendant', activeId);
  }, [textarea, activeId]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    // The keys belong to the input method.
    if (event.isComposing) return;
    const action = actionOf(event, hasList);
    if (action === null) return;
    // Neither the form nor the dialog around it gets the key.
    event.preventDefault();
    event.stopPropagation();
    if (action === 'dismiss') onDismiss();
    else if (action === 'choose') onChoose();
    else onMove(action);
  });
  useEffect(() => {
    const element = textarea.current;
    if (!element || !isShown) return;
    const listener = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [textarea, isShown]);
}

/** Returns null if the key keeps its meaning. */
function actionOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  hasList: boolean,
): 'dismiss' | 'choose' | 'next' | 'previous' | null {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === 'Escape') return 'dismiss';
  if (!hasList) return null;
  if (key === 'Enter' || key === 'Tab') return 'choose';
  if (key === 'ArrowDown') return 'next';
  return key === 'ArrowUp' ? 'previous' : null;
}

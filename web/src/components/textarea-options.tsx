import { ComboboxItem, ComboboxList, useComboboxStore } from '@ariakit/react/combobox';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { bottomOfLine } from '@/lib/bottom-of-line';
import list from './combobox.module.css';
import text from './text.module.css';
import styles from './textarea-options.module.css';

interface TextareaOptionsProps<Option> {
  /** The textarea. It must be inside the nearest positioned ancestor of this component. */
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
  /**
   * The position of a character in the text. The options are below the line of this character. Null if neither options
   * nor a message are shown.
   */
  readonly below: number | null;
  readonly listLabel: string;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  readonly onChoose: (option: Option) => void;
  /** Called on Escape while options or a message are shown. */
  readonly onDismiss: () => void;
  /** A message that is shown if there are no options. If there are options, only screen readers get the message. */
  readonly message: string;
}

/**
 * A list of options for the text that is typed in a textarea, such as members to mention. It does not use Ariakit's
 * text field, which would have to load together with the textarea and would move the focus out of the textarea and
 * back. Instead, `useTextareaCombobox` handles the textarea's keys.
 */
export function TextareaOptions<Option>(props: TextareaOptionsProps<Option>) {
  const { textarea, below, options, keyOf, message } = props;
  const id = useId();
  const idOf = (option: Option) => `${id}-${keyOf(option)}`;
  const [moved, setMoved] = useState<{ readonly below: number | null; readonly to: string }>();
  const movedTo = moved?.below === below ? moved.to : null;
  const active = options.find((option) => idOf(option) === movedTo) ?? options[0];
  const activeId = active === undefined ? null : idOf(active);
  const store = useComboboxStore({
    open: active !== undefined,
    activeId,
    compositeElementInFocusOrder: false,
  });
  const panel = usePanel(textarea, below, message);
  useTextareaCombobox(textarea, {
    listId: `${id}-list`,
    activeId,
    isShown: below !== null,
    onMove: (by) => {
      const to = by === 'next' ? store.next() : store.previous();
      if (typeof to === 'string') setMoved({ below, to });
    },
    onChoose: () => active !== undefined && props.onChoose(active),
    onDismiss: props.onDismiss,
  });
  const hasMessage = below !== null && active === undefined;
  return (
    <div ref={panel} className={below === null ? undefined : styles.panel}>
      <p role="status" className={hasMessage ? styles.message : text.screenReaderOnly}>
        {message}
      </p>
      {active !== undefined && (
        <ComboboxList
          store={store}
          id={`${id}-list`}
          // Without `alwaysVisible`, the list would appear only after the panel has scrolled into view.
          alwaysVisible
          className={list.list}
          aria-label={props.listLabel}
        >
          {options.map((option) => (
            <ComboboxItem
              key={idOf(option)}
              className={list.option}
              id={idOf(option)}
              store={store}
              aria-selected={idOf(option) === activeId}
              focusOnHover={false}
              // Prevents the default, because a press would otherwise move the focus out of the textarea and close the
              // keyboard of a phone.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onChoose(option)}
            >
              {props.renderOption(option)}
            </ComboboxItem>
          ))}
        </ComboboxList>
      )}
    </div>
  );
}

/**
 * Returns a ref for the panel with the options. Places the panel below a line of the text, and scrolls the panel into
 * view when its content changes.
 */
function usePanel(
  textarea: RefObject<HTMLTextAreaElement | null>,
  below: number | null,
  content: string,
) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (below === null || !textarea.current || !panel.current) return;
    const top = textarea.current.offsetTop + bottomOfLine(textarea.current, below);
    panel.current.style.setProperty('top', `${top}px`);
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [textarea, below, content]);
  return panel;
}

interface TextareaCombobox {
  readonly listId: string;
  /** The id of the active option. Null if there is no list. */
  readonly activeId: string | null;
  /** Whether the list or the message is shown. */
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
 * Makes a textarea a combobox while it has a list of options. Without options it stays a plain textarea, also for
 * screen readers, and only Escape is handled while a message is shown. Keys with a modifier, such as Ctrl+Enter, keep
 * their meaning.
 */
function useTextareaCombobox(
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
    // While the member composes a character with an input method, the input method uses the keys.
    if (event.isComposing) return;
    const action = actionOf(event, hasList);
    if (action === null) return;
    // Stops the keyboard event, so that the form and the dialog around the textarea do not handle the key, too.
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

/** Returns the effect of a key on the list, or null if the key keeps its usual effect. */
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

import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxList,
  useComboboxStore,
} from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { bottomOfLine } from '@/lib/bottom-of-line';
import list from './combobox.module.css';
import { Field, type FieldProps } from './field';
import field from './field.module.css';
import text from './text.module.css';
import styles from './textarea-combobox.module.css';

export interface Suggestions<Option> {
  readonly listLabel: string;
  /** The list is hidden if there are none. */
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  readonly onChoose: (option: Option, textarea: HTMLTextAreaElement) => void;
  /** Called on Escape while options or a message are shown. */
  readonly onDismiss: () => void;
  /** Stands for the options if there are none. Otherwise only screen readers get it. */
  readonly message: string;
  /** The options are below the line with this character. Null if neither options nor a message are shown. */
  readonly below: number | null;
}

type TextareaComboboxProps<Option> = FieldProps &
  Omit<ComponentProps<'textarea'>, 'required' | 'children' | 'ref'> & {
    readonly suggestions: Suggestions<Option>;
  };

/**
 * A text field of several lines with a list of options while one is typed. Enter and Tab choose the active option.
 * The keys keep their meaning if there are no options, and Ctrl+Enter and Cmd+Enter always do. `onBlur` is not called
 * if the focus goes to an option.
 */
export function TextareaCombobox<Option>(props: TextareaComboboxProps<Option>) {
  const { label, error, hint, required, suggestions, ...textarea } = props;
  const { options, keyOf, onChoose, onDismiss, below } = suggestions;
  const isOpen = options.length > 0;
  const store = useComboboxStore({ open: isOpen, includesBaseElement: false });
  const activeId = useStoreState(store, 'activeId');
  const control = useRef<HTMLTextAreaElement>(null);
  const panel = usePanel(control, below, suggestions.message);
  const id = useId();
  const idOf = (option: Option) => `${id}-${keyOf(option)}`;
  const choose = (option: Option | undefined) => {
    if (option !== undefined && control.current) onChoose(option, control.current);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = actionOf(event, { isOpen, isShown: below !== null });
    if (action === null) return;
    // Neither the list nor the form nor the dialog around it gets the key.
    event.stopPropagation();
    if (action === 'pass') return textarea.onKeyDown?.(event);
    if (action === 'ignore') return;
    event.preventDefault();
    if (action === 'dismiss') onDismiss();
    else choose(options.find((option) => idOf(option) === activeId) ?? options[0]);
  };
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false}>
      {(controlProps) => (
        <div className={styles.anchor}>
          <AriakitCombobox
            {...controlProps}
            store={store}
            className={field.control}
            autoSelect="always"
            setValueOnChange={false}
            showOnChange={false}
            showOnClick={false}
            showOnKeyPress={false}
            render={
              <Textarea
                {...textarea}
                isCombobox={isOpen}
                ref={control}
                onKeyDownCapture={press}
                onBlur={(event) => {
                  if (!panel.current?.contains(event.relatedTarget)) textarea.onBlur?.(event);
                }}
              />
            }
          />
          <div ref={panel} className={below === null ? undefined : styles.panel}>
            <p
              role="status"
              className={isOpen || below === null ? text.screenReaderOnly : styles.message}
            >
              {suggestions.message}
            </p>
            {isOpen && (
              <ComboboxList
                store={store}
                // Otherwise it appears only after the panel has scrolled into view.
                alwaysVisible
                className={list.list}
                aria-label={suggestions.listLabel}
              >
                {options.map((option) => (
                  <ComboboxItem
                    key={idOf(option)}
                    className={list.option}
                    id={idOf(option)}
                    store={store}
                    aria-selected={idOf(option) === activeId}
                    focusOnHover={false}
                    // Keeps the focus, and the keyboard of a phone, in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    {suggestions.renderOption(option)}
                  </ComboboxItem>
                ))}
              </ComboboxList>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

const ORDINARY = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-expanded': undefined,
  'aria-haspopup': undefined,
};

/** Without a list it is an ordinary text field of several lines, also for screen readers. */
const Textarea = ({
  isCombobox,
  ...textarea
}: ComponentProps<'textarea'> & { readonly isCombobox: boolean }) => (
  <textarea {...textarea} {...(!isCombobox && ORDINARY)} />
);

type Action = 'choose' | 'dismiss' | 'pass' | 'ignore';

/** Returns null if the key has no special meaning. */
function actionOf(
  { key, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent,
  { isOpen, isShown }: { readonly isOpen: boolean; readonly isShown: boolean },
): Action | null {
  // The keys belong to the input method.
  if (isOpen && nativeEvent.isComposing) return 'ignore';
  if (isShown && key === 'Escape') return 'dismiss';
  if (!isOpen) return null;
  if (key === 'Enter') return ctrlKey || metaKey ? 'pass' : 'choose';
  return key === 'Tab' && !shiftKey ? 'choose' : null;
}

/** Returns a ref for the element that stands below a line of the text. Scrolls to it when its content changes. */
function usePanel(
  control: RefObject<HTMLTextAreaElement | null>,
  below: number | null,
  content: string,
) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (below === null || !control.current || !panel.current) return;
    panel.current.style.setProperty('top', `${bottomOfLine(control.current, below)}px`);
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [control, below, content]);
  return panel;
}

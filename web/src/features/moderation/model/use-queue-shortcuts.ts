import { REPORT_DECISIONS } from '@contract/schemas/report-for-admins';
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '@/lib/is-typing';
import { actsBesidesDeciding } from './entries';
import type { QueueActions } from './use-queue-actions';

/** The shortcuts that the help panel lists. */
export const QUEUE_SHORTCUTS: readonly {
  readonly keys: readonly string[];
  readonly does: string;
}[] = [
  { keys: ['J'], does: 'Next report' },
  { keys: ['K'], does: 'Previous report' },
  { keys: ['O', 'Enter'], does: 'Review the report' },
  { keys: ['R'], does: 'Resolve' },
  { keys: ['D'], does: 'Dismiss' },
  { keys: ['M'], does: 'Mark reviewed' },
  { keys: ['Delete'], does: 'Delete the item or comment, after a question' },
  { keys: ['X'], does: 'Select the report, or take it out of the selection' },
  { keys: ['Esc'], does: 'Close the dialog' },
  { keys: ['?'], does: 'Show these keys' },
];

type Press = (work: QueueActions) => void;

const decide =
  (decision: (typeof REPORT_DECISIONS)[number]): Press =>
  ({ reviewed, current, selection, decideAll, start }) => {
    if (!reviewed && selection.selected.length > 0) decideAll(decision);
    else if (current) start(decision, current);
  };

const PRESSES: Readonly<Record<string, Press>> = {
  j: ({ step }) => step(1),
  k: ({ step }) => step(-1),
  r: decide('resolved'),
  d: decide('dismissed'),
  m: decide('reviewed'),
  o: ({ current, reviewed, open }) => current && !reviewed && open(current),
  x: ({ current, selection }) => current && !current.isOwn && selection.toggle(current),
  delete: ({ current, start }) => {
    const deletion =
      current && actsBesidesDeciding(current).find((act) => act.startsWith('delete'));
    if (deletion) start(deletion, current);
  },
};

/** Matches elements in which typed letters choose an option. */
const LISTS = '[role="menu"], [role="listbox"], [role="combobox"]';
const CONTROLS = 'a, button, input, summary';
/** Matches the list of appeals above the reports. Shortcuts do not apply to appeals. */
const APPEALS = '[data-appeals]';

/** Returns whether the focused field or the browser uses the pressed key. A focused checkbox does not use letters. */
const isTaken = (event: KeyboardEvent, target: Element): boolean =>
  target.matches('[type="checkbox"]')
    ? event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
    : isTyping(event);

/**
 * Handles the keyboard shortcuts of the queue. They also work in the dialog of a review, but not while a question is
 * open. If shortcuts are off, or if the focus is in the appeals, only '?' works.
 */
export function useQueueShortcuts(work: QueueActions, isOn: boolean, onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.repeat || !(target instanceof Element) || isTaken(event, target)) return;
    if (target.closest(LISTS) || document.querySelector('dialog:modal')) return;
    if (key === '?') {
      event.preventDefault();
      onHelp();
      return;
    }
    if (target.closest(APPEALS)) return;
    const name = key === 'Enter' && !target.closest(CONTROLS) ? 'o' : key.toLowerCase();
    const act = isOn ? PRESSES[name] : undefined;
    if (!act) return;
    event.preventDefault();
    act(work);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { loadOnce } from '@/lib/once';
import styles from './tooltip.module.css';
import { ignoreFailure, useLoadOnDemand } from './use-load-on-demand';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

interface TooltipProps {
  /** The accessible name of the trigger. The visible content of the trigger may be an icon. */
  readonly label: string;
  readonly content: ReactNode;
  readonly children: ReactNode;
}

const loadBubble = loadOnce(async () => (await import('./tooltip-bubble')).TooltipBubble);

/**
 * A button with a tooltip. The tooltip opens on focus, on tap, and after hovering for 700 ms. If another tooltip has
 * just closed, it opens immediately on hover.
 */
export function Tooltip({ label, content, children }: TooltipProps) {
  const id = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const { value: TooltipBubble, request } = useLoadOnDemand(loadBubble);
  const { isOpen, setOpen, handlers } = useTooltip();
  const preload = () => ignoreFailure(request());
  const isShown = isOpen && TooltipBubble !== null;
  return (
    <>
      <button
        ref={handle}
        className={styles.handle}
        type="button"
        aria-label={label}
        aria-describedby={isShown ? id : undefined}
        {...handlers}
        onPointerEnter={(event) => {
          preload();
          handlers.onPointerEnter(event);
        }}
        onFocus={() => {
          preload();
          setOpen(true);
        }}
        onPointerLeave={() => {
          handlers.onPointerLeave();
          if (!TooltipBubble) setOpen(false);
        }}
      >
        {children}
      </button>
      {TooltipBubble && (
        <TooltipBubble id={id} handle={handle} isOpen={isOpen} setOpen={setOpen}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
}

let lastClosedAt = -Infinity;

function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasOpenBeforePress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setOpen = (next: boolean) => {
    clearTimeout(timer.current);
    if (isOpen && !next) lastClosedAt = Date.now();
    setIsOpen(next);
  };
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Prevents the default, because Escape would otherwise also close the dialog that contains the tooltip.
    event.preventDefault();
    setOpen(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => closeByEscape(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isOpen]);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isOpen) return;
      const skipsDelay = Date.now() - lastClosedAt < SKIP_DELAY_MS;
      timer.current = setTimeout(() => setOpen(true), skipsDelay ? 0 : OPEN_DELAY_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerDown: () => {
      wasOpenBeforePress.current = isOpen;
    },
    // A press first focuses the trigger, and the focus opens the tooltip. `detail` is 0 if a key caused the click.
    onClick: ({ detail }: { readonly detail: number }) =>
      setOpen(!(detail > 0 ? wasOpenBeforePress.current : isOpen)),
    onBlur: () => setOpen(false),
  };
  return { isOpen, setOpen, handlers };
}

import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { Button } from '../button';
import text from '../text.module.css';
import { dismissToast, TOAST_DURATION_MS, type ToastState } from './toast-store';
import styles from './toaster.module.css';

const SWIPE_THRESHOLD_PX = 50;

interface ToasterProps {
  readonly toast: ToastState;
  readonly host: HTMLElement;
}

/** Shows a toast for 5 seconds, or for its `durationMs`. F8 focuses the toast. */
export function Toaster({ toast, host }: ToasterProps) {
  const list = useToastPlace(toast.open, host);
  return (
    <Provider swipeThreshold={SWIPE_THRESHOLD_PX} label="Notification" announcerContainer={host}>
      <Root
        key={toast.id}
        className={classNames(styles.toast, toast.variant === 'destructive' && styles.destructive)}
        duration={toast.durationMs ?? TOAST_DURATION_MS}
        // Toasts of a series are not urgent, so screen readers finish the current text first.
        type={toast.isOfSeries ? 'background' : 'foreground'}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        onEscapeKeyDown={(event) => {
          if (!(event.target instanceof Node && host.contains(event.target))) return;
          // Prevents the default, because Escape would otherwise also close the dialog that contains the toast.
          event.preventDefault();
          dismissToast(toast.id);
        }}
      >
        <Title asChild>
          <p className={classNames(text.heading, styles.title)}>{toast.title}</p>
        </Title>
        {toast.description && (
          <Description asChild>
            <p className={styles.description}>{toast.description}</p>
          </Description>
        )}
        {toast.action && (
          <Action asChild altText={toast.action.label}>
            <Button
              variant="outline"
              size="sm"
              className={styles.action}
              onClick={toast.action.onPress}
            >
              {toast.action.label}
            </Button>
          </Action>
        )}
        <Close className={styles.close} aria-label="Dismiss">
          &times;
        </Close>
      </Root>
      <Viewport ref={list} className={styles.area} hotkey={['F8']} />
    </Provider>
  );
}

const MAIN = '[data-main]';
const CONTROL = ':is(a, button)';
/**
 * Elements that a toast must not cover: main buttons and the buttons beside them, except in the header; the focused
 * control; elements marked with `data-keep-visible`.
 */
const KEPT = [
  '[data-keep-visible]',
  MAIN,
  `${MAIN} ~ ${CONTROL}`,
  `${CONTROL}:has(~ ${MAIN})`,
  ':is(a, button, input, select, textarea):focus',
].join(', ');

/**
 * Events after which a control may have moved, appeared or disappeared. The listeners use the capture phase, because
 * some of these events do not bubble.
 */
const MOVES = [
  'scroll',
  'resize',
  'input',
  'focusin',
  'focusout',
  'transitionend',
  'animationend',
  'load',
] as const;
/** Attributes that can show, hide, mark or move an element. */
const ATTRIBUTES = ['class', 'style', 'hidden', 'open', 'data-main', 'data-keep-visible'];

/**
 * Returns a ref for the list of toasts. While a toast is open, moves the list as far down as possible without covering
 * an element that must stay visible. Does not move the list while it is focused or pressed.
 */
function useToastPlace(isOpen: boolean, host: HTMLElement): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!isOpen || !element) return;
    const place = () => lift(element, host);
    // A ResizeObserver runs before the paint, so the toast never appears in a wrong position first.
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    sizes.observe(document.body);
    const stopFollowing = followMoves(host, place);
    place();
    return () => {
      sizes.disconnect();
      stopFollowing();
    };
  }, [isOpen, host]);
  return list;
}

/**
 * Calls `place` once in the next frame after the page scrolls, or after controls appear, disappear or move. Returns a
 * function that stops this.
 */
function followMoves(host: HTMLElement, place: () => void): () => void {
  let frame = 0;
  const follow = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      place();
    });
  };
  const changes = new MutationObserver((records) => {
    // Ignores changes inside the list of toasts, because `place` itself changes the style of the list.
    if (records.some(({ target }) => !host.contains(target))) follow();
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  for (const move of MOVES) window.addEventListener(move, follow, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const move of MOVES) window.removeEventListener(move, follow, { capture: true });
  };
}

function lift(list: HTMLElement, host: HTMLElement): void {
  // Does not move a list that is pressed or focused, because the browser does not click a button that moves between
  // press and release.
  if (list.matches(':active, :focus-within')) return;
  const { left, right, bottom, height } = list.getBoundingClientRect();
  if (height === 0) return;
  const lifted = Number.parseFloat(list.style.getPropertyValue('--toast-lift')) || 0;
  const lowest = bottom + lifted;
  // Searches only in the open modal dialog, because elements outside of a modal dialog are inert.
  const shown = host.closest('dialog') ?? document.body;
  const kept = [...shown.querySelectorAll(KEPT)]
    .filter((element) => !host.contains(element) && !element.closest('header'))
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.height > 0 && rect.left < right && rect.right > left);
  const next = lowest - toastBottom(height, lowest, kept);
  if (Math.abs(next - lifted) > 0.5) list.style.setProperty('--toast-lift', `${next}px`);
}

/** The upper and lower edge of an element, in pixels from the top of the window. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The minimum gap in pixels between a toast and an element that it must not cover. */
export const TOAST_GAP_PX = 8;

/**
 * Returns the bottom edge for a toast of this height, in pixels from the top of the window. It is the lowest position,
 * at `lowest` or above, at which the toast covers no element of `kept`. If every position covers an element, returns
 * the position at which the toast covers the least.
 */
export function toastBottom(height: number, lowest: number, kept: readonly Span[]): number {
  const places = [lowest, ...kept.map(({ top }) => top - TOAST_GAP_PX)]
    .filter((bottom) => bottom <= lowest && bottom >= Math.min(height, lowest))
    .sort((one, other) => other - one)
    .map((bottom) => ({ bottom, covered: coveredBy({ top: bottom - height, bottom }, kept) }));
  const least = Math.min(...places.map(({ covered }) => covered));
  return places.find(({ covered }) => covered === least)?.bottom ?? lowest;
}

const coveredBy = (toast: Span, kept: readonly Span[]): number =>
  kept
    .map(({ top, bottom }) => Math.min(bottom, toast.bottom) - Math.max(top, toast.top))
    .reduce((sum, covered) => sum + Math.max(0, covered), 0);

import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { classNames } from '@/lib/class-names';
import text from '../text.module.css';
import { Button } from '../button';
import styles from './toaster.module.css';
import { dismissToast, DURATION_MS, type ToastState } from './toast-store';
import { useToastPlace } from './use-toast-place';

const SWIPE_THRESHOLD_PX = 50;

interface ToasterProps {
  readonly toast: ToastState;
  readonly host: HTMLElement;
}

/** Shows a toast for 5 s, or for its `durationMs`. F8 focuses it. */
export function Toaster({ toast, host }: ToasterProps) {
  const list = useToastPlace(toast.open, host);
  return (
    <Provider swipeThreshold={SWIPE_THRESHOLD_PX} label="Notification" announcerContainer={host}>
      <Root
        key={toast.id}
        className={classNames(styles.toast, toast.variant === 'destructive' && styles.destructive)}
        // A series tells what can wait, so screen readers finish first what they read.
        duration={toast.durationMs ?? DURATION_MS}
        type={toast.isOfSeries ? 'background' : 'foreground'}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        onEscapeKeyDown={(event) => {
          if (!(event.target instanceof Node && host.contains(event.target))) return;
          // Prevents Escape from also closing the dialog that contains the toast.
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

import { chakra } from '@chakra-ui/react/styled-system';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { dismissToast, type ToastState } from './toast-store';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const Area = chakra(Viewport, {
  base: {
    position: 'fixed',
    insetInline: { base: '3', sm: 'auto' },
    insetInlineEnd: { sm: '4' },
    // A dialog with a bottom bar sets --toast-offset.
    bottom: 'calc(0.75rem + var(--toast-offset, 0rem) + env(safe-area-inset-bottom))',
    w: { sm: '22rem' },
    zIndex: 'toast',
    listStyle: 'none',
    m: '0',
    p: '0',
  },
});

const Sheet = chakra(Root, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '3',
    alignItems: 'start',
    p: '4',
    rounded: 'md',
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.lineStrong}',
    borderInlineStartWidth: '6px',
    boxShadow: 'lifted',
    '&[data-state=open]': { animation: 'arrive {durations.slow} ease-out' },
    '&[data-state=closed]': { display: 'none' },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  variants: {
    variant: {
      default: { borderInlineStartColor: 'brand' },
      destructive: { borderInlineStartColor: 'danger' },
    },
  },
});

const CloseButton = chakra(Close, {
  base: {
    gridColumn: '2',
    gridRow: '1 / span 2',
    minW: '8',
    minH: '8',
    mt: '-1',
    me: '-1',
    rounded: 'sm',
    fontSize: 'xl',
    lineHeight: 'tight',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
  },
});

interface ToasterProps {
  readonly toast: ToastState;
  readonly host: HTMLElement;
}

/** Shows a toast for 5 s. F8 focuses it. */
export function Toaster({ toast, host }: ToasterProps) {
  return (
    <Provider
      duration={DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
      announcerContainer={host}
    >
      <Sheet
        key={toast.id}
        open={toast.open}
        variant={toast.variant ?? 'default'}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        onEscapeKeyDown={(event) => {
          if (!(event.target instanceof Node && host.contains(event.target))) return;
          // Prevents Escape from also closing the dialog that contains the toast.
          event.preventDefault();
          dismissToast(toast.id);
        }}
      >
        <Title asChild>
          <chakra.p textStyle="heading">{toast.title}</chakra.p>
        </Title>
        {toast.description && (
          <Description asChild>
            <chakra.p fontSize="sm" color="inkMuted" overflowWrap="anywhere">
              {toast.description}
            </chakra.p>
          </Description>
        )}
        <CloseButton aria-label="Dismiss">&times;</CloseButton>
      </Sheet>
      <Area hotkey={['F8']} />
    </Provider>
  );
}

import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { CloseIcon } from '@/components/icons';
import { addOpenDialog } from '@/components/open-dialogs';
import { useCloseOnBack } from '@/components/use-close-on-back';

interface AdminDialogProps {
  readonly title: string;
  /** With 'lg', the dialog fills a phone's screen. With 'full', it fills every screen. */
  readonly size?: 'sm' | 'lg' | 'full';
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called on Escape. Default: `onClose`. */
  readonly onEscape?: () => void;
  /** Returns the element that gets the focus after the dialog has closed. */
  readonly returnTo?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A dialog of Chakra that Back also closes. The title gets the focus when the dialog opens, and again when the title
 * changes.
 */
export function AdminDialog(props: AdminDialogProps) {
  const { title, size = 'lg', isOpen, onClose, onEscape = onClose, returnTo, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseOnBack(isOpen, onClose);
  return (
    <Dialog.Root
      size={size}
      open={isOpen}
      onOpenChange={({ open }) => !open && onEscape()}
      initialFocusEl={() => heading.current}
      {...(returnTo && { finalFocusEl: returnTo })}
      onEscapeKeyDown={leaveToToast}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title asChild>
                <h2 ref={heading} tabIndex={-1}>
                  {title}
                </h2>
              </Dialog.Title>
            </Dialog.Header>
            <DialogBody title={title} heading={heading}>
              {children}
            </DialogBody>
            <Dialog.CloseTrigger asChild>
              <Button variant="plain" size="sm" aria-label="Close" onClick={onClose}>
                <CloseIcon />
              </Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Ignores Escape while a toast has the focus, because Escape closes the toast in this case. */
function leaveToToast(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[role="region"]'))
    event.preventDefault();
}

interface DialogBodyProps {
  readonly title: string;
  readonly heading: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The content of the dialog. Mounted only while the dialog is open. */
function DialogBody({ title, heading, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Moves the toasts into the dialog before Chakra hides all other elements from screen readers.
    const dialog = body.current?.closest<HTMLElement>('[role="dialog"]');
    return dialog ? addOpenDialog(dialog) : undefined;
  }, []);
  const first = useRef(title);
  useEffect(() => {
    if (first.current === title) return;
    first.current = title;
    heading.current?.focus();
    heading.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
  }, [title, heading]);
  return <Dialog.Body ref={body}>{children}</Dialog.Body>;
}

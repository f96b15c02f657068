import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import styles from './button.module.css';

interface ButtonLook {
  readonly variant?: 'solid' | 'sticker' | 'outline' | 'plain' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
}

interface ButtonState {
  readonly busy?: boolean | undefined;
  /** If true, a busy button ignores presses instead of being disabled, because a disabled button loses the focus. */
  readonly keepsFocus?: boolean;
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & ButtonState;

export function Button({ busy = false, keepsFocus, disabled, children, ...rest }: ButtonProps) {
  const state = keepsFocus
    ? { disabled, 'aria-disabled': busy, ...(busy && { onClick: undefined }) }
    : { disabled: busy || disabled };
  return (
    <button type="button" aria-busy={busy} {...withLook(rest)} {...state}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export const ButtonLink = (props: ComponentProps<typeof Link> & ButtonLook) => (
  <Link {...withLook(props)} />
);

const withLook = <P extends ButtonLook & { readonly className?: string | undefined }>({
  variant = 'solid',
  size = 'md',
  className,
  ...rest
}: P) => ({
  ...rest,
  // Marks main buttons, because toasts must not cover them.
  'data-main': variant === 'outline' || variant === 'plain' ? undefined : '',
  className: classNames(styles.button, styles[variant], styles[size], className),
});

/** A spinner, which is hidden from screen readers. Show a text beside it. */
export const Spinner = () => <span aria-hidden className={styles.spinner} />;

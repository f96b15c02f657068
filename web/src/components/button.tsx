import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import styles from './button.module.css';

interface ButtonLook {
  readonly variant?: 'solid' | 'sticker' | 'outline' | 'plain' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { readonly busy?: boolean };

export function Button({ busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button type="button" disabled={busy || disabled} aria-busy={busy} {...withLook(rest)}>
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
  // Toasts do not cover it.
  'data-main': variant === 'outline' || variant === 'plain' ? undefined : '',
  className: classNames(styles.button, styles[variant], styles[size], className),
});

/** Hidden from screen readers. Show a text next to it. */
export const Spinner = () => <span aria-hidden className={styles.spinner} />;

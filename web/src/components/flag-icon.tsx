import { Icon } from './icons';

/**
 * An icon in a separate file. `icons.tsx` is part of the first JavaScript, and no page needs this icon in its first
 * view.
 */
export const FlagIcon = () => (
  <Icon>
    <path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12" />
  </Icon>
);

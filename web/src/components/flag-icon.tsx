import { Icon } from './icons';

/** In a file of its own, because `icons.tsx` is part of the first JavaScript. */
export const FlagIcon = () => (
  <Icon>
    <path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12" />
  </Icon>
);

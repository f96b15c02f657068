import { Icon } from './icons';

/** Not in `icons.tsx`, because the first JavaScript would carry it. */
export const FlagIcon = () => (
  <Icon>
    <path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12" />
  </Icon>
);

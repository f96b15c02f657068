import { Icon } from './icons';

/** This icon has its own file, because `icons.tsx` is part of the first JavaScript. */
export const FlagIcon = () => (
  <Icon>
    <path d="M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12" />
  </Icon>
);

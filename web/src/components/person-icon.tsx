import { Icon } from './icons';

/** Not in `icons.tsx`, because the first JavaScript would carry it, and only members see it. */
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c.8-4.2 4-6 8-6s7.2 1.8 8 6" />
  </Icon>
);

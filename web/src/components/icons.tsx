import type { ReactNode } from 'react';
import styles from './icons.module.css';

/** An icon, which is hidden from screen readers. Show its meaning as text or in a label. */
export const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={styles.icon}>
    {children}
  </svg>
);

export const HeartIcon = () => (
  <Icon>
    <path d="M12 20s-7.5-4.6-9-9.3C2 7.3 4.2 4.5 7.2 4.5c2 0 3.7 1.1 4.8 2.9 1.1-1.8 2.8-2.9 4.8-2.9 3 0 5.2 2.8 4.2 6.2C19.5 15.4 12 20 12 20z" />
  </Icon>
);

export const CommentIcon = () => (
  <Icon>
    <path d="M4 5h16v11H11l-5 4v-4H4z" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path
      d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"
      fill="currentColor"
    />
  </Icon>
);

export const TrophyIcon = () => (
  <Icon>
    <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3 1.2 5 3.8 5M17 6h3.5c0 3-1.2 5-3.8 5M12 15v5M8 20h8" />
  </Icon>
);

export const HomeIcon = () => (
  <Icon>
    <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c.8-4.2 4-6 8-6s7.2 1.8 8 6" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M4 7h16M7 12h10M10 17h4" />
  </Icon>
);

export const ArrowDownIcon = () => (
  <Icon>
    <path d="M12 4v16M6 14l6 6 6-6" />
  </Icon>
);

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M12 20V4M6 10l6-6 6 6" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);

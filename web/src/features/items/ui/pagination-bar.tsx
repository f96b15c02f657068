import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { nextTask } from '@/lib/next-task';
import styles from './pagination-bar.module.css';

export interface Paging {
  readonly page: number;
  readonly urlOf: (page: number) => string;
  /** Called when the reader chooses a page. If this function returns false, the page is not opened. */
  readonly onTurn: (page: number) => boolean;
  /** Called when the reader hovers or focuses a page link, to prefetch that page. */
  readonly onIntent: (page: number) => void;
}

export function PaginationBar({ page, pages, ...turning }: Paging & { readonly pages: number }) {
  // Prefetches in a new task, so that the browser handles a tap first.
  const intend = (target: number) => void nextTask().then(() => turning.onIntent(target));
  const link = (target: number) => ({
    to: turning.urlOf(target),
    onClick: (event: MouseEvent) => {
      if (!turning.onTurn(target)) event.preventDefault();
    },
    onPointerEnter: () => intend(target),
    onFocus: () => intend(target),
  });
  return (
    <nav aria-label="Pages" className={styles.bar}>
      <div className={styles.previous}>
        <Step label="Previous" link={page > 1 ? link(Math.min(page - 1, pages)) : null} />
      </div>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark}>
            {mark === 'gap' ? (
              <span className={styles.gap}>&hellip;</span>
            ) : (
              <ButtonLink
                {...link(mark)}
                variant={mark === page ? 'solid' : 'outline'}
                className={classNames(text.figures, styles.number)}
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
              >
                {mark}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      <p className={classNames(text.figures, styles.status)}>
        Page {page} of {pages}
      </p>
      <div className={styles.next}>
        <Step label="Next" link={page < pages ? link(page + 1) : null} />
      </div>
    </nav>
  );
}

type PageMark = number | 'gap';

const MAX_BUTTONS = 5;

/** Returns the page numbers to show. For page 6 of 12, returns 1, gap, 5, 6, 7, gap, 12. */
export function pageNumbers(page: number, pages: number): PageMark[] {
  if (pages <= MAX_BUTTONS) return range(1, pages);
  const edge = MAX_BUTTONS - 1;
  if (page < edge) return [...range(1, edge), 'gap', pages];
  if (page > pages - edge + 1) return [1, 'gap', ...range(pages - edge + 1, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

type StepLink = Pick<React.ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>;

const Step = ({ label, link }: { readonly label: string; readonly link: StepLink | null }) =>
  link ? (
    <ButtonLink variant="outline" {...link}>
      {label}
    </ButtonLink>
  ) : (
    <Button variant="outline" disabled>
      {label}
    </Button>
  );

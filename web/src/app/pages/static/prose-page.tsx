import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import prose from '@/components/prose.module.css';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatDay } from '@/lib/format';
import { usePageTitle } from '@/lib/use-page-title';
import styles from './prose-page.module.css';

export interface ProseSection {
  /** The id of the section. A URL with this id as hash leads to the section. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ProsePageProps {
  readonly title: string;
  /** The summary above the sections. */
  readonly lead: ReactNode;
  /** The day from which a legal text applies, such as '2026-11-22'. */
  readonly effectiveDay?: string;
  readonly sections: readonly ProseSection[];
  /** Whether the page starts with a list of its sections. */
  readonly hasContents?: boolean;
}

/** A page of text with sections. */
export function ProsePage({
  title,
  lead,
  effectiveDay,
  sections,
  hasContents = false,
}: ProsePageProps) {
  usePageTitle(title);
  useScrollToHash();
  return (
    // `FailedPage` keeps this element if the code of the page cannot be loaded.
    <div data-readable="" className={classNames(styles.page, hasContents && styles.withContents)}>
      <header className={styles.heading}>
        <h1 className={classNames(text.display, styles.title)}>{title}</h1>
        {effectiveDay && (
          <p className={styles.day}>
            Effective <time dateTime={effectiveDay}>{formatDay(effectiveDay)}</time>
          </p>
        )}
        <div className={classNames(prose.prose, styles.lead)}>{lead}</div>
      </header>
      {hasContents && <Contents sections={sections} />}
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

const Section = ({ id, title, content }: ProseSection) => (
  <section id={id} aria-labelledby={`${id}-title`} className={prose.prose}>
    <h2 id={`${id}-title`} className={text.heading}>
      {title}
    </h2>
    {content}
  </section>
);

function Contents({ sections }: { readonly sections: readonly ProseSection[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  // Does not move the page, because the list of sections has its own column on wide screens.
  useLayoutEffect(() => {
    const isWide = window.matchMedia('(min-width: 64rem)').matches;
    if (isWide && details.current) details.current.open = true;
  }, []);
  return (
    <nav aria-label="On This Page" className={styles.contents}>
      <details ref={details}>
        <summary className={styles.summary}>On This Page</summary>
        <ol className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/**
 * Scrolls to the section in the URL's hash if the browser has not. The browser finds a section only in a rendered page.
 */
function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // Waits a frame, because the layout scrolls to the top when the path changes.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!part?.matches(':target')) part?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import prose from '@/components/prose.module.css';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatDay } from '@/lib/format';
import { usePageTitle } from '@/lib/use-page-title';
import styles from './prose-page.module.css';

export interface ProseSection {
  /** The id of the section. A URL with this id as its hash scrolls to the section. */
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

/** A page that consists of text in sections. */
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
    // If the code of the page cannot be loaded, `FailedPage` keeps the HTML of this element.
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
  // Opens the list of sections on wide screens. This does not move the text, because the list has its own column there.
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
 * Scrolls to the section in the URL's hash if the browser has not scrolled to it. The browser itself finds a section
 * only if the HTML of the page load contains it.
 */
function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // Waits for the next frame, because the layout scrolls to the top when the path changes.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!part?.matches(':target')) part?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

import { useRef } from 'react';
import { Button, Spinner } from '@/components/button';
import text from '@/components/text.module.css';
import { usePullGesture } from '../model/use-pull-gesture';
import { useRefresh } from '../model/use-refresh';
import styles from './pull-to-refresh.module.css';

interface PullToRefreshProps {
  /** Refetches the data of the page. If the promise rejects, the user sees a message. */
  readonly onRefresh: () => Promise<void>;
}

/**
 * Refreshes the page when a finger pulls it down from its top. The installed app also gets a button, because it has
 * no reload button. Render it only in browsers.
 */
export function PullToRefresh({ onRefresh }: PullToRefreshProps) {
  const indicator = useRef<HTMLParagraphElement>(null);
  const { phase, refresh } = useRefresh(onRefresh);
  const isRefreshing = phase === 'refreshing';
  const canPull = window.matchMedia('(pointer: coarse)').matches;
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const pull = usePullGesture(indicator, canPull && !isRefreshing, () => void refresh());
  return (
    <>
      {canPull && (
        <p
          ref={indicator}
          aria-hidden
          hidden={pull === 'idle' && !isRefreshing}
          className={styles.indicator}
        >
          {isRefreshing && <Spinner />}
          {isRefreshing ? 'Refreshing...' : PULL_TEXTS[pull]}
        </p>
      )}
      <p role="status" className={text.screenReaderOnly}>
        {STATUS_TEXTS[phase]}
      </p>
      {isInstalled && (
        <Button variant="outline" className={styles.button} onClick={() => void refresh()}>
          {isRefreshing ? 'Refreshing...' : 'Refresh'}
        </Button>
      )}
    </>
  );
}

const PULL_TEXTS = {
  idle: '',
  pulling: 'Pull to refresh',
  'far-enough': 'Release to refresh',
} as const;

const STATUS_TEXTS = { idle: '', refreshing: 'Refreshing...', refreshed: 'Refreshed.' } as const;

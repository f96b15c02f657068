import { WEB_VITALS_SAMPLE_RATE } from '@contract/schemas/web-vitals';
import { whenIdle } from '@/lib/when-idle';

type Privacy = Pick<Navigator, 'doNotTrack' | 'webdriver'> & {
  readonly globalPrivacyControl?: boolean;
};

/**
 * Returns whether this page load may be measured. Returns false for Do Not Track, Global Privacy Control and automated
 * browsers.
 */
export function mayMeasure({ doNotTrack, globalPrivacyControl, webdriver }: Privacy): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true && !webdriver;
}

function whenLoaded(work: () => void): void {
  const wait = () => void whenIdle(work);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Reports the web vitals of a random sample of page loads. Call this before the app changes the URL. */
export function sampleWebVitals(): void {
  if (!mayMeasure(navigator) || Math.random() >= WEB_VITALS_SAMPLE_RATE) return;
  const path = window.location.pathname;
  whenLoaded(() => {
    import('./web-vitals-report').then(
      ({ reportWebVitalsWhenHidden }) => reportWebVitalsWhenHidden(path),
      // If the code that measures cannot be loaded, the app does not measure.
      () => undefined,
    );
  });
}

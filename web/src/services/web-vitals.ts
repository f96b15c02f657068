import { WEB_VITALS_SAMPLE_RATE } from '@contract/schemas/web-vitals';
import { whenIdle } from '@/lib/when-idle';

type Privacy = Pick<Navigator, 'doNotTrack' | 'webdriver'> & {
  readonly globalPrivacyControl?: boolean;
};

/** Respects Do Not Track and Global Privacy Control, and leaves out automated browsers. */
export function mayMeasure({ doNotTrack, globalPrivacyControl, webdriver }: Privacy): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true && !webdriver;
}

function whenLoaded(work: () => void): void {
  const wait = () => void whenIdle(work);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Reports the web vitals of some page loads. Call it before the app changes the address. */
export function sampleWebVitals(): void {
  if (!mayMeasure(navigator) || Math.random() >= WEB_VITALS_SAMPLE_RATE) return;
  const path = window.location.pathname;
  whenLoaded(() => {
    import('./web-vitals-report').then(
      ({ reportWhenHidden }) => reportWhenHidden(path),
      // Without the file, nothing is measured.
      () => undefined,
    );
  });
}

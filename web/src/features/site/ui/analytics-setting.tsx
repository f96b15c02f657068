import { Button } from '@/components/button';
import { useAnalyticsChoice } from '../model/use-analytics-choice';

const TEXTS = {
  allowed: 'You allow Google Analytics in this browser.',
  denied: 'You do not allow Google Analytics in this browser.',
  open: 'You have not chosen yet, so Google Analytics is off in this browser.',
  unavailable: 'Google Analytics is off in this browser, and we do not ask you for it.',
} as const;

/** Shows the choice about Google Analytics, and changes it. */
export function AnalyticsSetting() {
  const { isOffered, choice, choose } = useAnalyticsChoice();
  const state = isOffered ? (choice ?? 'open') : 'unavailable';
  return (
    <>
      <p role="status">
        <strong>{TEXTS[state]}</strong>
      </p>
      {isOffered && (
        <Button
          variant="outline"
          onClick={() => choose(state === 'allowed' ? 'denied' : 'allowed')}
        >
          {state === 'allowed' ? 'Stop Allowing It' : 'Allow It'}
        </Button>
      )}
    </>
  );
}

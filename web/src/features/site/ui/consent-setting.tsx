import type { Viewer } from '@contract/rules/page-allowance';
import { Button } from '@/components/button';
import { useConsent } from '../model/use-consent';
import { purposeNames } from './consent-words';

/** Shows and changes the viewer's consent. `viewer` is null while the session loads. */
export function ConsentSetting({ viewer }: { readonly viewer: Viewer | null }) {
  const { purposes, answer, give } = useConsent(viewer);
  const names = purposeNames(purposes);
  const texts = {
    allowed: `You allow ${names} in this browser.`,
    denied: `You do not allow ${names} in this browser.`,
    open: `You have not answered yet, so we do not load ${names} in this browser.`,
    unavailable:
      'We load nothing from Google for analytics or ads in this browser, and do not ask you.',
  };
  const isOffered = purposes.length > 0;
  return (
    <>
      <p role="status">
        <strong>{texts[isOffered ? (answer ?? 'open') : 'unavailable']}</strong>
      </p>
      {isOffered && (
        <Button variant="outline" onClick={() => give(answer === 'allowed' ? 'denied' : 'allowed')}>
          {answer === 'allowed' ? 'Stop Allowing It' : 'Allow It'}
        </Button>
      )}
    </>
  );
}

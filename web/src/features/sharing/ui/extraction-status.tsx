import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { Button, Spinner } from '@/components/button';
import { Badge } from '@/components/surfaces';
import { confidenceLabel, type Extraction } from '../model/extraction';
import { confidenceOf, isReadingPicture } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import styles from './extraction-status.module.css';

const TONES = { High: 'brand', Medium: 'sticker', Low: 'stamp' } as const;

interface ExtractionStatusProps {
  readonly extraction: Extraction;
  /** Reads the screenshot again. Null if another button does. */
  readonly onExtract: (() => void) | null;
}

/** Says that the reading runs, or how sure it is of title and price, or why there is none. */
export function ExtractionStatus({ extraction, onExtract }: ExtractionStatusProps) {
  const { state } = useShareSale();
  const isReading = extraction.readingAgain || isReadingPicture(state);
  return (
    <div className={styles.row}>
      <p role="status" className={styles.status}>
        {(isReading || extraction.recognisingPart) && <Spinner />}
        {isReading && 'Detecting title and price...'}
        {extraction.recognisingPart && 'Reading your selection...'}
        {!isReading && !extraction.recognisingPart && <Confidence refusal={extraction.refusal} />}
      </p>
      {onExtract && (
        <Button variant="outline" size="sm" disabled={isReading} onClick={onExtract}>
          Try Auto-Detect Again
        </Button>
      )}
    </div>
  );
}

function Confidence({ refusal }: { readonly refusal: string | null }) {
  const { state } = useShareSale();
  const confidence = confidenceOf(state);
  const isExhausted = state.draft.reading?.isCheckOnly === true;
  const reason =
    refusal ?? state.check.refusal ?? (isExhausted ? RECOGNITION_MESSAGES.exhausted : null);
  if (confidence === null) return reason;
  const label = confidenceLabel(confidence);
  return (
    <>
      <span>
        Confidence: <Badge tone={TONES[label]}>{label}</Badge>
      </span>
      {label !== 'High' && <span>Please check the title.</span>}
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

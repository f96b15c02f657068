import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from '@/components/spinner';
import { Badge } from '@/components/surfaces';
import { confidenceLabel, type Detection } from '../model/detection';

const TONES = { High: 'brand', Medium: 'sticker', Low: 'stamp' } as const;

/** What the detection is doing, or how far its result can be trusted; read out when it changes. */
export function DetectionStatus({ detection }: { readonly detection: Detection }) {
  const loading = detection.phase === 'loading' || detection.readingPart;
  const label = confidenceLabel(detection.confidence);
  return (
    <chakra.p
      gridArea="status"
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      minH="7"
    >
      {loading && <Spinner />}
      {detection.phase === 'loading' && 'Detecting title and price...'}
      {detection.readingPart && 'Reading your selection...'}
      {!loading && (
        <>
          Confidence: <Badge tone={TONES[label]}>{label}</Badge>
          {detection.refusal && (
            <chakra.span flexBasis="full" fontSize="sm" lineHeight="snug">
              {detection.refusal}
            </chakra.span>
          )}
        </>
      )}
    </chakra.p>
  );
}

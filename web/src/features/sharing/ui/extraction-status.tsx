import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from '@/components/button';
import { Badge } from '@/components/surfaces';
import { confidenceLabel, type Extraction } from '../model/extraction';

const TONES = { High: 'brand', Medium: 'sticker', Low: 'stamp' } as const;

export function ExtractionStatus({ extraction }: { readonly extraction: Extraction }) {
  const loading = extraction.phase === 'loading' || extraction.recognisingPart;
  const label = confidenceLabel(extraction.confidence);
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
      {extraction.phase === 'loading' && 'Detecting title and price...'}
      {extraction.recognisingPart && 'Reading your selection...'}
      {!loading && (
        <>
          Confidence: <Badge tone={TONES[label]}>{label}</Badge>
          {extraction.refusal && (
            <chakra.span flexBasis="full" fontSize="sm" lineHeight="snug">
              {extraction.refusal}
            </chakra.span>
          )}
        </>
      )}
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/button';
import type { PersonalInfoCheck } from '../model/personal-info-check';
import { useShareSale } from '../model/use-share-sale';

/** Shows why sharing waits for the check for personal information, and what the member can do. */
export function PersonalInfoNote() {
  const { state, dispatch, shareUnchecked } = useShareSale();
  const { check, draft } = state;
  const { phase, held } = check;
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (held) frame.current?.focus();
  }, [held]);
  if (!held) return null;
  const { title, text } = textsOf(phase, draft.redaction.areas.length);
  const openOverlay = () => dispatch({ type: 'overlayOpened' });
  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <chakra.div role="status" display="grid" gap="1">
        <chakra.h3 id={`${id}-title`} textStyle="heading" fontSize="lg">
          {title}
        </chakra.h3>
        <p id={`${id}-text`}>{text}</p>
      </chakra.div>
      {phase === 'found' && <Choices share={null} openOverlay={openOverlay} />}
      {(phase === 'slow' || phase === 'failed') && (
        <Choices share={shareUnchecked} openOverlay={openOverlay} />
      )}
    </Frame>
  );
}

const UNCHECKED = 'Share without checking for names and addresses?';

function textsOf(phase: PersonalInfoCheck['phase'], areas: number) {
  const hidden = areas === 1 ? '1 area will be hidden' : `${areas} areas will be hidden`;
  switch (phase) {
    case 'running':
    case 'done':
      return {
        title: 'Checking for names and addresses...',
        text: "We'll share your sale as soon as your screenshot is checked.",
      };
    case 'found':
      return {
        title: 'We found personal information',
        text: `${hidden}. Check the picture, then share your sale.`,
      };
    case 'slow':
      return { title: UNCHECKED, text: 'The check is taking longer than usual.' };
    case 'failed':
      return { title: UNCHECKED, text: "We couldn't check your screenshot." };
  }
}

interface ChoicesProps {
  /** Null if the areas were found, so that the form can be submitted. */
  readonly share: (() => void) | null;
  readonly openOverlay: () => void;
}

const Choices = ({ share, openOverlay }: ChoicesProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    {share && <Button onClick={share}>Share Without Checking</Button>}
    <Button variant="outline" onClick={openOverlay}>
      {share ? 'Check the Picture Myself' : 'Edit Hidden Areas'}
    </Button>
  </chakra.div>
);

const Frame = chakra('section', {
  base: { display: 'grid', gap: '3', p: '4', rounded: 'md', bg: 'findSoft' },
});

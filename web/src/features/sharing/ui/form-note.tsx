import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useId } from 'react';

interface FormNoteProps {
  /** To move the focus to the note. */
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  readonly text: ReactNode;
  /** Announced with title and text. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A note in the share form that waits for the member's decision. Screen readers announce its texts. */
export function FormNote({ ref, title, text, hint, children }: FormNoteProps) {
  const id = useId();
  return (
    <Frame ref={ref} tabIndex={-1} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <chakra.div role="status" display="grid" gap="1">
        <chakra.h3 id={`${id}-title`} textStyle="heading" fontSize="lg">
          {title}
        </chakra.h3>
        <p id={`${id}-text`}>{text}</p>
        {hint}
      </chakra.div>
      {children}
    </Frame>
  );
}

export const NoteButtons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
});

const Frame = chakra('section', {
  base: { display: 'grid', gap: '3', p: '4', rounded: 'md', bg: 'findSoft' },
});

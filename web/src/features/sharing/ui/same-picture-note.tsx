import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { type MouseEvent, type RefObject, useId } from 'react';
import { Button } from '@/components/button';
import type { SharingMember } from '../model/sharing-member';
import { SameItem } from './same-item';

interface SamePictureNoteProps {
  readonly items: readonly Item[];
  /** Who shares. */
  readonly username: SharingMember['username'];
  /** Sharing waits for the answer. */
  readonly held: boolean;
  readonly note: RefObject<HTMLElement | null>;
  readonly onAnother: (event: MouseEvent) => void;
  readonly onStartOver: () => void;
}

/** Shows what on the board looks like the chosen picture, and asks whether this is another sale. */
export function SamePictureNote(props: SamePictureNoteProps) {
  const { items, username, held, note, onAnother, onStartOver } = props;
  const id = useId();
  const isOwn = items.some((item) => item.username === username);
  return (
    <Frame ref={note} tabIndex={-1} aria-labelledby={`${id}-title`} aria-describedby={`${id}-ask`}>
      <chakra.div role="status" display="grid" gap="1">
        <chakra.h3 id={`${id}-title`} textStyle="heading" fontSize="lg">
          {isOwn
            ? 'You shared this before'
            : 'This looks like something that is on the board already'}
        </chakra.h3>
        <p id={`${id}-ask`}>
          {held && 'What is in the form has not been shared yet. '}
          {isOwn
            ? 'Is it another sale of the same thing, or was it chosen by mistake?'
            : 'Is it another sale, or the one that you can see there?'}
        </p>
      </chakra.div>
      <chakra.ul display="grid" gap="2" listStyleType="none" m="0" p="0">
        {items.map((item) => (
          <SameItem key={item.id} item={item} isOwn={item.username === username} />
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button onClick={onAnother}>
          {held ? "It's Another Sale, Share It" : "It's Another Sale"}
        </Button>
        <Button variant="outline" onClick={onStartOver}>
          Start Over
        </Button>
      </chakra.div>
    </Frame>
  );
}

const Frame = chakra('section', {
  base: { display: 'grid', gap: '3', p: '4', rounded: 'md', bg: 'findSoft' },
});

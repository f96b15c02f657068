import { chakra } from '@chakra-ui/react/styled-system';
import { salePriceCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { Button } from '@/components/button';
import { CoverImage } from '@/components/cover-image';
import { Badge } from '@/components/surfaces';
import { formatCents, formatMoment } from '@/lib/format';
import { isAsking } from '../model/share-sale-flow';
import { useShareSale } from '../model/use-share-sale';
import { FormNote, NoteButtons } from './form-note';

export function SamePictureNote() {
  const { state, member, question, shareAsAnother, startOver } = useShareSale();
  const { items, held } = state.samePicture;
  if (!isAsking(state.samePicture)) return null;
  const isOwn = items.some((item) => item.username === member.username);
  return (
    <FormNote
      ref={question}
      title={isOwn ? 'You already shared this picture' : 'Someone may have shared this already'}
      text={
        <>
          {held && "Your sale hasn't been shared yet. "}
          {isOwn
            ? 'Is this another sale of the same item, or did you choose this picture by mistake?'
            : 'Is this another sale, or the same one as below?'}
        </>
      }
      hint={
        isOwn && (
          <chakra.p fontSize="sm">
            If title and price are the same too, it doesn't count for the monthly champions.
          </chakra.p>
        )
      }
    >
      <chakra.ul display="grid" gap="2" listStyleType="none" m="0" p="0">
        {items.map((item) => (
          <SameItem key={item.id} item={item} isOwn={item.username === member.username} />
        ))}
      </chakra.ul>
      <NoteButtons>
        <Button onClick={shareAsAnother}>
          {held ? 'Share as Another Sale' : "It's Another Sale"}
        </Button>
        <Button variant="outline" onClick={startOver}>
          Start Over
        </Button>
      </NoteButtons>
    </FormNote>
  );
}

const SameItem = ({ item, isOwn }: { readonly item: Item; readonly isOwn: boolean }) => {
  const { url, width, height } = item.picture.thumbnails[0] ?? item.picture;
  return (
    <Line>
      <chakra.div position="relative" overflow="hidden" rounded="sm" bg="sunken">
        <CoverImage src={url} width={width} height={height} />
      </chakra.div>
      <chakra.div display="grid" gap="1" alignContent="center" minW="0" py="2">
        <ItemAnchor href={`/item/${item.id}`} target="_blank" rel="noopener">
          {item.title}
          <chakra.span srOnly> (opens in a new tab)</chakra.span>
        </ItemAnchor>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="sm">
          <Badge tone="sticker">
            <chakra.span fontFamily="display" fontWeight="black" textStyle="figures">
              {formatCents(salePriceCents(item))}
            </chakra.span>
          </Badge>
          <Badge>{PLATFORM_LABELS[item.platform]}</Badge>
        </chakra.p>
        <chakra.p fontSize="sm" color="inkMuted" overflowWrap="anywhere">
          Shared by {isOwn ? 'you' : `@${item.username}`} on {formatMoment(item.addedDate)}
        </chakra.p>
      </chakra.div>
    </Line>
  );
};

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: '3',
    minH: '24',
    p: '2',
    rounded: 'md',
    bg: 'surface',
  },
});

const ItemAnchor = chakra('a', {
  base: {
    color: 'link',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    lineClamp: '2',
    overflowWrap: 'anywhere',
  },
});

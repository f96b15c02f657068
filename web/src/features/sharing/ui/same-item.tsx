import { chakra } from '@chakra-ui/react/styled-system';
import { salePriceCents } from '@contract/rules/gross-profit';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { CoverImage } from '@/components/cover-image';
import { Badge } from '@/components/surfaces';
import { formatMoment } from '@/lib/format-date';
import { formatCents } from '@/lib/format-money';

/** An item on the board in a line: what it shows, what it went for and where, and who shared it when. */
export const SameItem = ({ item, isOwn }: { readonly item: Item; readonly isOwn: boolean }) => {
  const { url, width, height } = item.picture.thumbnails[0] ?? item.picture;
  return (
    <Line>
      <chakra.div position="relative" overflow="hidden" rounded="sm" bg="sunken">
        <CoverImage src={url} htmlWidth={width} htmlHeight={height} />
      </chakra.div>
      <chakra.div display="grid" gap="1" alignContent="center" minW="0" py="2">
        <ItemAnchor href={`/item/${item.id}`} target="_blank" rel="noopener">
          {item.title}
          <chakra.span srOnly> (opens in a new tab)</chakra.span>
        </ItemAnchor>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="sm">
          <Badge tone="sticker" fontFamily="display" fontWeight="black" textStyle="figures">
            {formatCents(salePriceCents(item))}
          </Badge>
          <Badge>{PLATFORM_LABELS[item.platform]}</Badge>
        </chakra.p>
        <chakra.p fontSize="sm" color="inkMuted" overflowWrap="anywhere">
          Shared by {isOwn ? 'you' : `@${item.username}`}, {formatMoment(item.addedDate)}
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

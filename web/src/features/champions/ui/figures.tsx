import { chakra } from '@chakra-ui/react/styled-system';
import { HeartIcon } from '@/components/icons';
import { compactCount, nounFor } from '@/lib/format-count';
import { formatSignedCents } from '@/lib/format-money';

/** What a champion leads by; the cards' figures line up at their end, as in a ledger. */
const Figure = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    ms: 'auto',
    whiteSpace: 'nowrap',
    fontFamily: 'display',
    fontWeight: 'black',
    fontSize: 'lg',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

export const Likes = ({ count }: { readonly count: number }) => (
  <Figure>
    <HeartIcon />
    {compactCount(count)} {nounFor(count, 'like')}
  </Figure>
);

/** @param cents gross profit, below zero where it was a loss */
export const Profit = ({ cents }: { readonly cents: number }) => (
  <Figure color={cents >= 0 ? 'gain' : 'loss'}>{formatSignedCents(cents)}</Figure>
);

export const ItemsShared = ({ count }: { readonly count: number }) => (
  <Figure>
    {compactCount(count)} {nounFor(count, 'item')}
  </Figure>
);

import { chakra } from '@chakra-ui/react/styled-system';
import { formatSignedCents } from '@/lib/format-money';

/** Gross profit in cents, in its colour and with its sign: no loss is told by colour alone. */
export const Profit = ({ cents }: { readonly cents: number }) => (
  <chakra.span fontWeight="bold" color={cents >= 0 ? 'gain' : 'loss'}>
    {formatSignedCents(cents)}
  </chakra.span>
);

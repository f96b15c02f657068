import { chakra } from '@chakra-ui/react/styled-system';
import { decimalToCents } from '@contract/rules/money';
import { Button } from '@/components/button';
import { formatCents } from '@/lib/format-money';
import type { EarlierItem } from '../model/earlier-item';

interface EarlierItemNoteProps {
  readonly item: EarlierItem;
  readonly onKeep: () => void;
}

/** Says that an earlier attempt is what the board has, and asks what is to become of the changes since. */
export const EarlierItemNote = ({ item, onKeep }: EarlierItemNoteProps) => (
  <chakra.div display="grid" gap="3" p="4" rounded="md" bg="findSoft">
    <chakra.div role="alert" display="grid" gap="1">
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        Already on the board: {item.title}, {formatCents(decimalToCents(item.soldPrice))}
      </chakra.p>
      <p>
        {item.certain
          ? 'Your earlier attempt had arrived after all, so what you changed since is not part of it. Your changes are still in the form.'
          : 'If your earlier attempt had arrived, the picture or comment that you changed since is not part of it. Your changes are still in the form.'}
      </p>
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button onClick={onKeep} autoFocus>
        Keep It as It Is
      </Button>
      <Button type="submit" variant="outline">
        Share This as Another Sale
      </Button>
    </chakra.div>
  </chakra.div>
);

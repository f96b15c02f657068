import { chakra } from '@chakra-ui/react/styled-system';

/** Whether a card is the member's own sale or a find to look out for, stamped on the picture's corner. */
export function TypeStamp({ isOwnSale }: { readonly isOwnSale: boolean }) {
  return (
    <chakra.p
      position="absolute"
      top="2.5"
      insetInlineStart="2"
      px="2"
      py="0.5"
      rounded="sm"
      bg={isOwnSale ? 'stampSoft' : 'findSoft'}
      color={isOwnSale ? 'stamp' : 'find'}
      border="2px solid currentColor"
      transform="rotate(-4deg)"
      fontFamily="display"
      fontSize="xs"
      fontWeight="black"
      letterSpacing="wide"
      lineHeight="snug"
      textTransform="uppercase"
    >
      {isOwnSale ? 'My Sale' : 'Interesting'}
    </chakra.p>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';

/** The name mark: a price tag whose punch hole is an eye on the lookout. */
export function Logo() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.svg aria-hidden viewBox="0 0 32 32" w="8" h="8" flexShrink="0">
        <chakra.path
          d="M13.200 3h13.300A2.500 2.500 0 0 1 29 5.500v13.300a2.500 2.500 0 0 1-.730 1.770l-8.400 8.400a2.500 2.500 0 0 1-3.540 0L2.730 15.370a2.500 2.500 0 0 1 0-3.540l8.700-8.100A2.500 2.500 0 0 1 13.200 3z"
          fill="sticker"
          stroke="stickerEdge"
          strokeWidth="1"
        />
        <chakra.circle cx="20.500" cy="11.500" r="5.500" fill="onSticker" />
        <circle cx="22" cy="10" r="1.900" fill="#fff" />
      </chakra.svg>
      <chakra.span
        fontFamily="display"
        fontWeight="black"
        fontSize="xl"
        letterSpacing="tight"
        lineHeight="tight"
      >
        Bolo
        <chakra.span color="link">Board</chakra.span>
      </chakra.span>
    </chakra.span>
  );
}

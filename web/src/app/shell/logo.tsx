import { chakra } from '@chakra-ui/react/styled-system';

/** The name mark: a price tag whose punch hole is an eye on the lookout. */
export function Logo() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.svg aria-hidden viewBox="0 0 32 32" w="8" h="8" flexShrink="0">
        <chakra.path
          d="M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z"
          fill="sticker"
          stroke="stickerEdge"
          strokeWidth="1"
        />
        <chakra.circle cx="20.5" cy="11.5" r="5.5" fill="onSticker" />
        <circle cx="22" cy="10" r="1.9" fill="#fff" />
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

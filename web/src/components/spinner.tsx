import { chakra } from '@chakra-ui/react/styled-system';

/** A turning ring; decorative, so what is awaited has to be said in words beside it. */
export function Spinner() {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      w="1em"
      h="1em"
      rounded="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      animation="spin 0.8s linear infinite"
    />
  );
}

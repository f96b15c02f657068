import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureArea } from '@contract/schemas/picture-area';

const percent = (share: number) => `${share * 100}%`;

/** Where an area lies over the picture that it is a part of. */
export const placeOf = ({ x, y, width, height }: PictureArea) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Black as it will be sent; the ring tells it from a dark screenshot. */
export const REDACTION_STYLE = {
  position: 'absolute',
  bg: '#000000',
  boxShadow: '0 0 0 1.5px {colors.sticker}',
  rounded: '1px',
  forcedColorAdjust: 'none',
} as const;

/** Shows the redaction areas over a picture that cannot be edited. */
export const RedactionMarks = ({ areas }: { readonly areas: readonly PictureArea[] }) => (
  <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden">
    {areas.map((area, index) => (
      <Mark key={index} style={placeOf(area)} />
    ))}
  </chakra.div>
);

const Mark = chakra('div', { base: REDACTION_STYLE });

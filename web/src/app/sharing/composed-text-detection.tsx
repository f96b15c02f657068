import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { system } from '@/components/theme';
import { TextDetectionOverlay } from '@/features/screenshots/ui/text-detection-overlay';

/** Brings Chakra, which only this overlay uses. */
export const ComposedTextDetection = (props: ComponentProps<typeof TextDetectionOverlay>) => (
  <ChakraProvider value={system}>
    <TextDetectionOverlay {...props} />
  </ChakraProvider>
);

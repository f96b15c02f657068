import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { config } from '@/components/theme';
import { recipes, slotRecipes } from './admin-recipes';

/** Chakra's parts with the look of the product. Without Chakra's own recipes, which bring another set of tokens. */
export const adminSystem = createSystem(
  defaultBaseConfig,
  config,
  defineConfig({
    theme: {
      keyframes: { shimmer: { '50%': { opacity: '0.55' } } },
      recipes,
      slotRecipes,
    },
  }),
);

import { chakra } from '@chakra-ui/react/styled-system';
import { badgeRecipe, cardRecipe, skeletonRecipe } from './recipes';

export const Card = chakra('section', cardRecipe);

export const Badge = chakra('span', badgeRecipe);

/** Give it the size of the loaded content, so that the layout does not shift. */
export const Skeleton = chakra('div', skeletonRecipe);

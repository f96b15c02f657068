import { chakra } from '@chakra-ui/react/styled-system';
import { badgeRecipe, cardRecipe, skeletonRecipe } from './recipes';

/** A sheet that lies on the page. */
export const Card = chakra('section', cardRecipe);

/** A short fact in a coloured chip. */
export const Badge = chakra('span', badgeRecipe);

/** A grey stand-in for what is still loading; give it the size of what comes. */
export const Skeleton = chakra('div', skeletonRecipe);

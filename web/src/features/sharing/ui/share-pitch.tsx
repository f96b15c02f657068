import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '@/components/button';
import { Card } from '@/components/surfaces';

/** What sharing is about, for visitors. */
export const SharePitch = () => (
  <Card aria-labelledby="share-pitch" display="grid" gap="3" justifyItems="start">
    <chakra.h2 id="share-pitch" textStyle="heading" fontSize="xl">
      Sold something good? Put it on the board.
    </chakra.h2>
    <chakra.p color="inkMuted" maxW="prose">
      Resellers here learn from each other's sales. Join the community and share yours with one
      screenshot.
    </chakra.p>
    <ButtonLink to="/register" variant="outline">
      Sign up to share
    </ButtonLink>
  </Card>
);

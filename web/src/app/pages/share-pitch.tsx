import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '@/components/button';
import { Card } from '@/components/surfaces';

/** The call to sign up and share, for visitors who have seen the board. */
export function SharePitch() {
  return (
    <Card
      aria-labelledby="share-pitch"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <chakra.div display="grid" gap="1" flex="1 1 18rem">
        <chakra.h2 id="share-pitch" textStyle="heading" fontSize="xl">
          Sold something good? Put it on the board.
        </chakra.h2>
        <chakra.p color="inkMuted" maxW="prose">
          Resellers here learn from each other&apos;s sales. Join the community and share yours with
          one screenshot.
        </chakra.p>
      </chakra.div>
      <ButtonLink to="/register">Sign up to share</ButtonLink>
    </Card>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '@/components/button';
import { Card } from '@/components/surfaces';
import { useReturnPath } from '@/features/items/model/return-path';
import { signInAddress } from '@/lib/sign-in-address';

const POINTS = [
  ['Sales', 'What it sold for, where it came from and the profit.'],
  ['BOLOs', 'Finds worth picking up the next time you see them.'],
  ['Community', 'Resellers on six marketplaces, looking out for each other.'],
] as const;

export function MarketingBlock() {
  const next = useReturnPath();
  return (
    <chakra.section
      aria-labelledby="marketing"
      display="grid"
      gap={{ base: '5', lg: '10' }}
      gridTemplateColumns={{ lg: '1.2fr 1fr' }}
      alignItems="center"
      pb={{ base: '6', md: '8' }}
      borderBottom="2px dashed {colors.line}"
    >
      <chakra.div display="grid" gap={{ base: '3', md: '5' }} justifyItems="start">
        <chakra.h1 id="marketing" textStyle="display" fontSize="4xl">
          See what sold. Know what to grab.
        </chakra.h1>
        <chakra.p fontSize={{ base: 'md', md: 'lg' }} color="inkMuted" maxW="prose">
          Real sold prices from real resellers, and the finds to be on the lookout for.
        </chakra.p>
        <ButtonLink to={signInAddress('/register', next)} variant="sticker" size="lg">
          Start Sharing Your Sales
        </ButtonLink>
      </chakra.div>
      <chakra.dl m="0">
        {POINTS.map(([name, text]) => (
          <chakra.div
            key={name}
            display="grid"
            gridTemplateColumns="8.5rem 1fr"
            alignItems="baseline"
            gap="3"
            py={{ base: '2', md: '3' }}
            borderTop="1px solid {colors.line}"
          >
            <chakra.dt textStyle="heading" fontSize={{ base: 'lg', md: 'xl' }}>
              {name}
            </chakra.dt>
            <chakra.dd m="0" color="inkMuted" fontSize={{ base: 'sm', md: 'md' }}>
              {text}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}

export function SharePitch() {
  const next = useReturnPath();
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
          Sold something good? Share it.
        </chakra.h2>
        <chakra.p color="inkMuted" maxW="prose">
          Resellers learn from each other&apos;s sales. Join the community and share yours with one
          screenshot.
        </chakra.p>
      </chakra.div>
      <ButtonLink to={signInAddress('/register', next)}>Sign up to share</ButtonLink>
    </Card>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '@/components/surfaces';

export function FormPage({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}) {
  return (
    <chakra.div maxW="form" mx="auto" display="grid" gap="5">
      <chakra.div display="grid" gap="1">
        <chakra.h1 textStyle="display" fontSize="3xl">
          {title}
        </chakra.h1>
        <chakra.p color="inkMuted">{intro}</chakra.p>
      </chakra.div>
      <Card>{children}</Card>
    </chakra.div>
  );
}

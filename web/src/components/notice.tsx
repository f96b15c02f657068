import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export function Notice({
  title,
  children,
  role,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly role?: 'alert' | 'status';
}) {
  return (
    <chakra.div
      role={role}
      display="grid"
      justifyItems="center"
      gap="4"
      py={{ base: '12', md: '20' }}
      px="4"
      textAlign="center"
      rounded="lg"
      border="2px dashed {colors.line}"
    >
      <chakra.p textStyle="heading" fontSize="xl">
        {title}
      </chakra.p>
      {children}
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '@/components/button';
import { usePageTitle } from '@/lib/use-page-title';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center" py="16">
      <chakra.h1 textStyle="display" fontSize="3xl">
        404 Page Not Found
      </chakra.h1>
      <chakra.p color="inkMuted">
        We couldn&apos;t find this page. Check the address, or go back to the items.
      </chakra.p>
      <ButtonLink to="/">Back to Items</ButtonLink>
    </chakra.div>
  );
}

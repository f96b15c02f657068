import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '@/components/button';
import { usePageTitle } from '@/lib/use-page-title';

/** The one page for every screen that is announced and not yet open. */
export function OpeningSoonPage({ title }: { readonly title: string }) {
  usePageTitle(title);
  return (
    <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center" py="16">
      <chakra.p textStyle="label" color="inkMuted">
        {title}
      </chakra.p>
      <chakra.h1 textStyle="display" fontSize="3xl">
        Opening soon
      </chakra.h1>
      <chakra.p color="inkMuted" maxW="prose">
        This part of BoloBoard is still being set up. The board itself is open.
      </chakra.p>
      <ButtonLink to="/">Back to Items</ButtonLink>
    </chakra.div>
  );
}

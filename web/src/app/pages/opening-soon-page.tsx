import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '@/components/button';
import { usePageTitle } from '@/lib/use-page-title';

export function OpeningSoonPage({ title }: { readonly title: string }) {
  usePageTitle(title);
  return (
    <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center" py="16">
      <chakra.p textStyle="label" color="inkMuted">
        {title}
      </chakra.p>
      <chakra.h1 textStyle="display" fontSize="3xl">
        Coming soon
      </chakra.h1>
      <chakra.p color="inkMuted" maxW="prose">
        We&apos;re still working on this page. Until then, see what other resellers sold.
      </chakra.p>
      <ButtonLink to="/">Back to Items</ButtonLink>
    </chakra.div>
  );
}

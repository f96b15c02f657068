import { usePageTitle } from '@/lib/use-page-title';
import { MessagePage } from './message-page';

export function OpeningSoonPage({ title }: { readonly title: string }) {
  usePageTitle(title);
  return (
    <MessagePage
      label={title}
      title="Coming soon"
      message="We're still working on this page. Until then, see what other resellers sold."
    />
  );
}

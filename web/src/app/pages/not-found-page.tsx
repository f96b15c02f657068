import { usePageTitle } from '@/lib/use-page-title';
import { MessagePage } from './message-page';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <MessagePage
      title="404 Page Not Found"
      message="We couldn't find this page. Check the address, or go back to the items."
    />
  );
}

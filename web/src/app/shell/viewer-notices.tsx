import { useViewer } from '@/features/accounts/model/session';
import { SiteNotices } from '@/features/site/ui/site-notices';

/** The notices about the app itself. What they ask for depends on the viewer. */
export const ViewerNotices = () => <SiteNotices viewer={useViewer()} />;

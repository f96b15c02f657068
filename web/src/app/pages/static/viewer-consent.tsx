import { useViewer } from '@/features/accounts/model/session';
import { ConsentSetting } from '@/features/site/ui/consent-setting';

/** What the viewer allows in this browser. */
export const ViewerConsent = () => <ConsentSetting viewer={useViewer()} />;

import { ShareArea, type ShareAreaProps } from '@/features/sharing/ui/share-area';
import { showShared } from './show-shared';

const loadPanel = async () => (await import('./composed-share-panel')).ComposedSharePanel;

export const MemberShareArea = (props: Omit<ShareAreaProps, 'loadPanel' | 'onShared'>) => (
  <ShareArea {...props} loadPanel={loadPanel} onShared={showShared} />
);

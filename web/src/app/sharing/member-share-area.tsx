import { ShareArea, type ShareAreaProps } from '@/features/sharing/ui/share-area';

const loadPanel = async () => (await import('./composed-share-panel')).ComposedSharePanel;

export const MemberShareArea = (props: Omit<ShareAreaProps, 'loadPanel'>) => (
  <ShareArea {...props} loadPanel={loadPanel} />
);

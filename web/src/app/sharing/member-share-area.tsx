import { ShareArea, type ShareAreaProps } from '@/features/sharing/ui/share-area';

const loadPanel = async () => (await import('./composed-share-panel')).ComposedSharePanel;

/** The share area, whose form is loaded when it first opens. */
export const MemberShareArea = (props: Omit<ShareAreaProps, 'loadPanel'>) => (
  <ShareArea {...props} loadPanel={loadPanel} />
);

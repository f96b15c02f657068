import type { ReactNode } from 'react';
import { useSiteSettings } from '@/services/site-settings';

interface IfAdsProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** Shows its children if the site has an ad client, and otherwise shows `otherwise`. */
export function IfAds({ children, otherwise = null }: IfAdsProps) {
  const { settings } = useSiteSettings();
  return settings?.ads ? children : otherwise;
}

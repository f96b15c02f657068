import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readQuery } from '@/services/read-query';

interface IfAdsProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** Shows its children if the site has an ad client. */
export function IfAds({ children, otherwise = null }: IfAdsProps) {
  const { data: settings } = useQuery(readQuery('getSiteSettings', {}));
  return settings?.ads ? children : otherwise;
}

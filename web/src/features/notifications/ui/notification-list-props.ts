import type { OpenItemAtHome } from '../model/open-item-at-home';

export interface NotificationListProps {
  readonly memberId: string;
  /** The level of the headings for days. */
  readonly dayHeading: 'h2' | 'h3';
  readonly openItem: OpenItemAtHome;
  /** Called when the page of a notification opens in this tab. */
  readonly onOpen?: () => void;
}

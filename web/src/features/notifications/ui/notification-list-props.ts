import type { OpenItemAtHome } from '../model/open-item-at-home';

export interface NotificationListProps {
  readonly memberId: string;
  /** The level of the headings that name a day. */
  readonly dayHeading: 'h2' | 'h3';
  readonly openItem: OpenItemAtHome;
  /** Called when a click opens the page of a notification in this tab. */
  readonly onOpen?: () => void;
}

import { memberSearchUrl } from '../model/members-view';
import { usernameText } from '../model/report-texts';
import { AdminTextLink } from './admin-text-link';

/** A link that searches the members for this username. Plain text if the account was deleted. */
export const MemberSearchLink = ({ username }: { readonly username: string | null }) =>
  username === null ? (
    usernameText(null)
  ) : (
    <AdminTextLink to={memberSearchUrl(username)}>{usernameText(username)}</AdminTextLink>
  );

import { Link } from 'react-router-dom';
import { memberSearchAddress } from '../model/members-view';
import { memberName } from '../model/report-texts';

/** Leads to the member, who is found by username. Only a text after their account was deleted. */
export const MemberLink = ({ username }: { readonly username: string | null }) =>
  username === null ? (
    memberName(null)
  ) : (
    <Link to={memberSearchAddress(username)}>{memberName(username)}</Link>
  );

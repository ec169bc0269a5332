import { ClubBody } from '../clubs/ClubBody';

/** /KingClub. */
export function Page() {
  return <ClubBody name="king" />;
}

import { ClubBody } from '../clubs/ClubBody';

/** /VIPClub. */
export function Page() {
  return <ClubBody name="vip" />;
}

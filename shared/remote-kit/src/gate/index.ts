/** Pages whose address is open to everybody, and whose content is a member's own. */
export { MemberOnly } from './MemberOnly';

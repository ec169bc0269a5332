/** The board of SABA: brings the adapter along, so that nothing more has to arrive before prices do. */
import { createVendor } from '../vendors/saba';
import { provideVendor } from '../vendors/registry';
import { SportsPage } from './SportsPage';

provideVendor('SABA', createVendor);

/** /sbtwo/sports-saba and its demo. */
export const Page = () => <SportsPage vendor="SABA" />;

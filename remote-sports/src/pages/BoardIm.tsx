/** The board of IM: brings the adapter along, so that nothing more has to arrive before prices do. */
import { createVendor } from '../vendors/im';
import { provideVendor } from '../vendors/registry';
import { SportsPage } from './SportsPage';

provideVendor('IM', createVendor);

/** /sbtwo/sports-im and its demo. */
export const Page = () => <SportsPage vendor="IM" />;

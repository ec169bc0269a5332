/** The board of BTI: brings the adapter along, so that nothing more has to arrive before prices do. */
import { createVendor } from '../vendors/bti';
import { provideVendor } from '../vendors/registry';
import { SportsPage } from './SportsPage';

provideVendor('BTI', createVendor);

/** /sbtwo/sports-bti and its demo. */
export const Page = () => <SportsPage vendor="BTI" />;

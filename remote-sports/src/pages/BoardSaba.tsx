/**
 * The board of SABA: brings along what prices need, so that nothing more has to arrive before they
 * do.
 */
import { sabaBoard } from '../vendors/saba/board';
import { provideBoard } from '../vendors/registry';
import { SportsPage } from './SportsPage';

provideBoard('SABA', sabaBoard);

/** /sbtwo/sports-saba and its demo. */
export const Page = () => <SportsPage vendor="SABA" />;

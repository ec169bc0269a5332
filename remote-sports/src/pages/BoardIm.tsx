/**
 * The board of IM: brings along what prices need, so that nothing more has to arrive before they
 * do.
 */
import { imBoard } from '../vendors/im/board';
import { provideBoard } from '../vendors/registry';
import { SportsPage } from './SportsPage';

provideBoard('IM', imBoard);

/** /sbtwo/sports-im and its demo. */
export const Page = () => <SportsPage vendor="IM" />;

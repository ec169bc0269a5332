/**
 * The board of BTI: brings along what prices need, so that nothing more has to arrive before they
 * do.
 */
import { btiBoard } from '../vendors/bti/board';
import { provideBoard } from '../vendors/registry';
import { SportsPage } from './SportsPage';

provideBoard('BTI', btiBoard);

/** /sbtwo/sports-bti and its demo. */
export const Page = () => <SportsPage vendor="BTI" />;

/**
 * The boundary and the view of the library, as this site has them: what they catch is put on record
 * (R2.5-6), and a view sees the face of its own remote.
 */
import type { ReactNode } from 'react';
import {
  PartBoundary as Boundary,
  type PartBoundaryProps,
} from '@site/federation/react/PartBoundary';
import { RemoteView as View, type RemoteViewProps } from '@site/federation/react/RemoteView';
import { PlatformProvider, type Platform } from '@site/platform';
import { useNavigationType } from '@site/platform/host';
import { noteError } from '../telemetry/early-errors';

const report = (error: unknown, part: string): void => noteError({ kind: 'remote', error, part });
const withFace = (face: Platform, view: ReactNode): ReactNode => (
  <PlatformProvider platform={face}>{view}</PlatformProvider>
);

/** Catches render errors of one part of the site. */
export const PartBoundary = (props: Omit<PartBoundaryProps, 'report'>) => (
  <Boundary {...props} report={report} />
);

/** A remote's view with its waiting and failed states; key it by what it shows. */
export const RemoteView = (
  props: Omit<RemoteViewProps<Platform>, 'frame' | 'isBack' | 'report'>,
) => <View {...props} isBack={useNavigationType() === 'POP'} frame={withFace} report={report} />;

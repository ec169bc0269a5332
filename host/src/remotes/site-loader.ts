/** The loader of views, with the faces that this site hands its remotes. */
import { createRemoteLoader } from '@site/federation/views/remote-loader';
import type { Federation } from '@site/federation/types';
import type { Platform } from '@site/platform/host';
import { hostViews } from '../pages/host-views';
import type { SiteLoader } from './contexts';

/**
 * Makes the loader.
 *
 * @param onFaces called before the first remote runs, when the page is closed to what it may do.
 */
export const createSiteLoader = (
  federation: Federation,
  platform: Platform,
  onFaces: (keepIntrinsics: () => void) => void = () => undefined,
): SiteLoader =>
  createRemoteLoader(federation, () =>
    hostViews.base().then((module) => {
      onFaces(module.keepIntrinsics);
      return (registry, loaded) => module.faceOf(platform, registry, loaded);
    }),
  );

/** The view loader of this site: its remotes are handed faces of the platform. */
import { requiredContext } from '@site/federation/react/required-context';
import type { RemoteLoader } from '@site/federation/views/remote-loader';
import type { Platform } from '@site/platform';

/** Loads views that see a face of the platform. */
export type SiteLoader = RemoteLoader<Platform>;

/** The context that the host's root fills, and its reader, which throws outside of the root. */
export const [LoaderContext, useSiteLoader] = requiredContext<SiteLoader>('remote loader');

/** What late effects work on. */
import type { SeasonsState, StateOwner } from '@site/platform';
import type { Platform, CallLog, QueryClient } from '@site/platform/host';
import type { HostNavigator } from '../boot/navigator';
import type { KeptRecords } from '@site/federation/loading/kept-records';
import type { Federation } from '@site/federation/types';
import type { SiteLoader } from '../remotes/contexts';

/** The host as its late effects see it. */
export interface LateContext {
  readonly platform: Platform;
  readonly navigator: HostNavigator;
  readonly federation: Federation;
  readonly loader: SiteLoader;
  readonly queries: QueryClient;
  /** The last calls and every later one. */
  readonly calls: CallLog;
  /** The seasons as the platform shows them; kept with the time. */
  readonly plan: StateOwner<SeasonsState>;
  /** Load steps since the start and every later one. */
  readonly records: KeptRecords;
  /** Version of the host, for records. */
  readonly appVersion: string;
  /** Query the document was opened with. */
  readonly landingSearch: string;
}

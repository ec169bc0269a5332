/** The public entry of the platform: one federated instance for host and remotes. */
export * from './facade/query';
export * from './facade/router';
export * from './facade/rx';
export {
  PlatformProvider,
  useBalances,
  useObservable,
  usePlatform,
  useSession,
  useStateView,
} from './react/context';
export { CallError, STALE, useCall, valueOrThrow } from './react/use-call';
export { isFirstPage } from './navigation/first-page';
export { targets } from './navigation/targets';
export { createState, type StateOwner, type StateView } from './state-view';
export { SHARED_KEYS as KEYS, jsonKey, type StorageKey } from './storage/keys';
export type { WindowEvent } from './windows/registry';
export type { ApiClient, CallFailure } from './api/types';
export type { Bus } from './bus/bus';
export type { BusMessage, BusMessageType } from './bus/messages';
export type { MoneyAction, MoneyAnswer, MoneyLookup } from './money/types';
export type { RecoveryWay, RecoveryWho } from './ports';
export type { NavigatorPort, Platform } from './platform';
export type { MemberProfile } from './session/member';
export { persistedSlice, type PersistedSlice } from './storage/persisted';
export type { PreviewState, SeasonLink, SeasonsPort, SeasonsState } from './seasons';
export type { SiteStorage } from './storage/storage';

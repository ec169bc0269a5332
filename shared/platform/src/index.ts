/** The public door of the platform: one federated instance for host and remotes. */
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
export { CallError, STALE, useCall, valueOrThrow, type UseCallOptions } from './react/use-call';
export { isFirstPage } from './navigation/first-page';
export {
  targets,
  type NewsKind,
  type PromotionsTab,
  type TransactionKind,
} from './navigation/targets';
export { createState, type StateOwner, type StateView } from './state-view';
export { SHARED_KEYS as KEYS, jsonKey, type StorageKey } from './storage/keys';
export {
  WINDOW_EVENTS,
  type WindowEntry,
  type WindowEvent,
  type WindowRegistry,
} from './windows/registry';
export type { ApiClient, CallFailure, CallInput } from './api/types';
export type { BalanceRecord, BalancesPort, BalancesState } from './balances/balances';
export type { Bus } from './bus/bus';
export type { BusMessage, BusMessageType, BusMessages } from './bus/messages';
export type { Locks } from './locks';
export type { MoneyAction, MoneyAnswer, MoneyLookup, MoneyPort } from './money/types';
export type { NavigatorPort, Platform, PublicSession } from './platform';
export type { MemberProfile } from './session/member';
export type {
  ExclusionPort,
  ExclusionState,
  MaintenancePort,
  MaintenanceView,
  SettingsPort,
  SettingsState,
  VisitPort,
} from './ports';
export { hydrate, persistedSlice, type PersistedSlice } from './storage/persisted';
export type { PreviewState, SeasonBanner, SeasonDoor, SeasonsPort, SeasonsState } from './seasons';
export type { SiteStorage } from './storage/storage';
export type { ToastKind, ToastPort, ToastView } from './toast';

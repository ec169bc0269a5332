/** What the shared socket of BTI stands between: the wire below, the topics above. */
import type { BtiClientMessage, BtiServerMessage } from '@site/contracts/vendor-bti-stream';
import type { FeedTimers } from '../common/feed-deps';

/** An open socket. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}
/** What a socket tells. */
export interface WireHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** It broke or was closed. */
  readonly onClosed: () => void;
}

/** Things outside that the socket needs. */
export interface BtiSocketDeps extends FeedTimers {
  readonly open: (handlers: WireHandlers) => Wire;
}

type Wanted = Extract<BtiClientMessage, { type: 'subscribe' }>['data'] extends infer T
  ? T extends unknown
    ? Omit<T, 'subscription'>
    : never
  : never;
/** What a subscription is on. */
export type BtiTopic = Wanted & { readonly scope: 'board' | 'event' };

/** What a message of that type brings. */
export type DataOf<T extends BtiServerMessage['type']> = Extract<
  BtiServerMessage,
  { type: T }
>['data'];
/** Who hears of a subscription. */
export interface TopicHandlers {
  readonly onSnapshot: (data: DataOf<'snapshot'>) => void;
  readonly onUpdate: (data: DataOf<'update'>) => void;
  readonly onAlive: () => void;
  /** @param gap something was lost between two words; else nothing is heard. */
  readonly onLost: (gap: boolean) => void;
}

/** The shared socket. */
export interface BtiSocket {
  readonly subscribe: (topic: BtiTopic, handlers: TopicHandlers) => () => void;
}

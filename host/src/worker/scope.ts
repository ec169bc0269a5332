/**
 * What this worker uses of a service worker's scope. The compiler knows the names of pages only:
 * those of workers contradict them and cannot stand in one package.
 */
import type { ShownAlert, SiteWindow } from './alerts';

/** An event that the browser keeps the worker alive for. */
export interface LastingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page that the worker speaks for. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker woke up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A word from a page. */
export interface WordEvent extends LastingEvent {
  readonly data: unknown;
}

/** Something that came over a push service. */
export interface PushedEvent extends LastingEvent {
  readonly data: { readonly json: () => unknown } | null;
}

/** A tap on a notification of ours. */
export interface TapEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

/** The scope itself. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly skipWaiting: () => Promise<void>;
  readonly navigator: { readonly userAgent: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly (SiteWindow & { readonly url: string })[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    readonly scope: string;
    readonly showNotification: (title: string, options: ShownAlert['options']) => Promise<void>;
    /** Missing in older Safari. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (kind: 'fetch', listener: (event: RequestEvent) => void): void;
    (kind: 'message', listener: (event: WordEvent) => void): void;
    (kind: 'push', listener: (event: PushedEvent) => void): void;
    (kind: 'notificationclick', listener: (event: TapEvent) => void): void;
  };
}

/** The one bus of the page: a private subject behind typed publish and subscribe. */
import { Subject, filter, type Observable } from 'rxjs';
import type { BusMessage, BusMessageType } from './messages';

/** What every part of the site sees of the bus. */
export interface Bus {
  /** Announces something that happened. */
  readonly publish: (message: BusMessage) => void;
  /** Messages of one type. A subscriber that throws breaks neither the bus nor the others. */
  readonly on: <T extends BusMessageType>(type: T) => Observable<Extract<BusMessage, { type: T }>>;
}

/** Makes a bus. */
export function createBus(): Bus {
  const messages = new Subject<BusMessage>();
  return {
    publish: (message) => messages.next(message),
    on: <T extends BusMessageType>(type: T) =>
      messages.pipe(
        filter((message): message is Extract<BusMessage, { type: T }> => message.type === type),
      ),
  };
}

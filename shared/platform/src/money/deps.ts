/** What the money port is made from. */
import type { AppError } from '@site/domain/errors/app-error';
import type { MoneyKind } from '@site/domain/money-action/machine';
import type { Bus } from '../bus/bus';
import type { Locks } from '../locks';
import type { Journal } from './journal';

/** What the runner needs from outside. */
export interface MoneyDeps {
  readonly journal: Journal;
  readonly bus: Bus;
  readonly locks: Locks;
  /** Runs work while no other tab of this browser runs work of the same name. */
  readonly exclusive: <R>(name: string, work: () => Promise<R>) => Promise<R>;
  readonly memberCode: () => string | null;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly hash: (text: string) => string;
  readonly wait: (ms: number) => Promise<void>;
  /** Calls back when another tab changed a stored name. */
  readonly onForeignChange: (listener: (name: string | null) => void) => void;
  readonly softDeadlineMs: number;
  /** Asked before every request that moves money: why it may not leave, or null (R6-7, safety B1). */
  readonly gate?: (kind: MoneyKind, settles?: boolean) => Promise<AppError | null>;
  /** Asked before the first action when the browser keeps nothing: the page must stay open. */
  readonly onVolatile: () => void;
}

/**
 * What a member can do about a refusal: a table from the step of a code to the act behind its
 * button (R8-7).
 */
import type { BetStep } from '@site/domain/betting/bet-codes';

/** Acts that the table is made of; the slip and the cash-out panel fill in what theirs can do. */
export interface StepActs {
  readonly checkResult: () => void;
  readonly refresh: () => void;
  /** Lets the outcome go, so that the button works again. */
  readonly dismiss: () => void;
  readonly otherVendor: () => void;
  readonly support: () => void;
  readonly removeLast: () => void;
  readonly removeThis: () => void;
  readonly deposit: () => void;
  readonly toMost: () => void;
  readonly toLeast: () => void;
  readonly edit: () => void;
  readonly accept: () => void;
  readonly single: () => void;
  readonly dropFreeBet: () => void;
}

/** The act of each step. */
export const STEP_ACT: Readonly<Record<BetStep, keyof StepActs>> = {
  checkResult: 'checkResult',
  refresh: 'refresh',
  retryLater: 'dismiss',
  otherVendor: 'otherVendor',
  support: 'support',
  removeSome: 'removeLast',
  keepOnePerEvent: 'removeThis',
  chooseAgain: 'removeThis',
  wait: 'refresh',
  deposit: 'deposit',
  lowerStake: 'toMost',
  raiseStake: 'toLeast',
  correctStake: 'edit',
  acceptPrice: 'accept',
  betSingle: 'single',
  dropFreeBet: 'dropFreeBet',
  removeLowPrice: 'removeThis',
};

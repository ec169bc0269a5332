/** The deposit as a money action (safety D3): the key is bound to the bytes, and a reload asks what became of it. */
import { applicationByRef, createApplication, type Application, type PaymentMethod } from '@site/contracts/payment';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { Lookup } from '@site/domain/money-action/machine';
import { formatCny, toCnyString, type Fen } from '@site/domain/money';
import type { MoneyAction, Platform } from '@site/platform';
import { DEPOSIT } from '../phrases/zh-cn';

export interface DepositDraft {
  readonly method: PaymentMethod;
  readonly amount: Fen;
  readonly depositorName: string;
}

/** The action of a draft; the body that is hashed is the body that is sent. */
export function toDepositAction(platform: Platform, draft: DepositDraft): MoneyAction<Application> {
  const body = {
    transactionType: 'Deposit' as const, methodCode: draft.method.code, amount: toCnyString(draft.amount),
    ...(draft.depositorName === '' ? {} : { depositorName: draft.depositorName }),
  };
  return {
    kind: 'deposit',
    summary: DEPOSIT.summary(draft.method.name, formatCny(draft.amount)),
    payload: JSON.stringify(body),
    submit: async (key) => {
      const answer = await platform.api.call(createApplication, { body, idempotencyKey: key, silent: true });
      return answer.ok ? done({ result: answer.value, pending: false }) : answer;
    },
  };
}

async function lookUp(platform: Platform, key: string): Promise<Outcome<Lookup<Application>>> {
  const answer = await platform.api.call(applicationByRef, { params: { key }, silent: true });
  if (!answer.ok) return answer;
  const { state, settleBy, result, error } = answer.value;
  return done({
    state, settleBy, result,
    error: error === null ? null : { kind: 'api', code: error.errorCode, description: error.description, status: 409 },
  });
}

/** Tells the money door how deposits are looked up. */
export const registerDepositLookup = (platform: Platform): (() => void) =>
  platform.money.registerLookup('deposit', (key) => lookUp(platform, key));

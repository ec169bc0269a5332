/**
 * A one-time code by SMS or mail: sends it, counts with the server's counters, checks it (§7.2
 * Phone/Verify, Phone/TAC and their mail twins).
 */
import { useRef, useState } from 'react';
import * as rows from '@site/contracts/member-verification';
import type { AppError, Outcome } from '@site/domain/errors/app-error';
import { STALE, useCall, usePlatform } from '@site/platform';
import { codeOf, errorText } from './error-text';

const SEND = { SMS: rows.sendPhoneCode, Email: rows.sendEmailCode } as const;
const CHECK = { SMS: rows.checkPhoneCode, Email: rows.checkEmailCode } as const;

const copy = {
  wrong: '验证码不正确或已失效，请重新输入',
  none: '今日验证次数已用完，请明日 00:00（北京时间）后再试，或联系客服协助。',
  noSends: '今日验证码发送次数已用完，请使用已收到的验证码，或联系客服协助。',
} as const;

/** Codes with a meaning of their own here. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['MEM00072', copy.noSends],
  ['MEM00073', copy.none],
]);
/** Codes that are told here alone; MEM00071 says that the code before is on its way. */
const OWN_CODES = [...TEXTS.keys(), 'MEM00071'];
const textOf = (error: AppError): string => TEXTS.get(codeOf(error) ?? '') ?? errorText(error);

/** Seconds the server names when a code was sent a moment ago, 60 where it names none. */
const waitOf = (error: AppError): number =>
  Number(/(\d{1,3})\s*秒/.exec(error.kind === 'api' ? error.description : '')?.[1] ?? 60);

/** Which way a code goes, and what it is for. */
export interface CodeScope {
  readonly channel: rows.ChannelType;
  readonly action: rows.ServiceAction;
  readonly enabled?: boolean;
  /** Where another call than the purpose's own checks the code. */
  readonly checkBy?: (code: string) => Promise<Outcome<{ readonly isVerified: boolean }>>;
}

/** A code on its way. `to` is masked; `resendFrom` is a moment of the monotonic clock in ms. */
export interface SentCode {
  readonly to: string;
  readonly resendFrom: number;
}

/** What a form of a code needs. */
export interface OneTimeCode {
  readonly sent: SentCode | null;
  /** Wrong codes left today, null while unknown. */
  readonly triesLeft: number | null;
  /** Codes left to send today, null while unknown. */
  readonly resendsLeft: number | null;
  /**
   * Sends a code. A code that was sent a moment ago is as good as a new one, but only to the
   * receiver it went to.
   *
   * @param sentTo what the member knows of the receiver, masked.
   * @param receiver a new number or address, where the purpose allows one.
   * @returns what went wrong, or null.
   */
  readonly send: (sentTo: string, receiver?: string) => Promise<string | null>;
  /** @returns what went wrong, or null once the code was right. */
  readonly check: (code: string) => Promise<string | null>;
  /** Asks the server's counters again, where another call checked the code. */
  readonly recount: () => void;
  /** Forgets what was sent: another receiver is going to be named. */
  readonly restart: () => void;
}

/** The state and acts of a code, per channel and purpose. */
export function useOneTimeCode({
  channel,
  action,
  enabled = true,
  checkBy,
}: CodeScope): OneTimeCode {
  const { api, clock } = usePlatform();
  const [sent, setSent] = useState<Partial<Record<rows.ChannelType, SentCode>>>({});
  const lastReceiver = useRef<Partial<Record<rows.ChannelType, string>>>({});
  const counter = { query: { channelType: channel, serviceAction: action } } as const;
  const tries = useCall(rows.getVerificationAttempt, counter, { staleMs: STALE.always, enabled });
  const resends = useCall(rows.getResendAttempt, counter, { staleMs: STALE.always, enabled });
  const recount = (): void => {
    void tries.refetch();
    void resends.refetch();
  };
  return {
    sent: sent[channel] ?? null,
    triesLeft: tries.data?.attempt ?? null,
    resendsLeft: resends.data?.attempt ?? null,
    send: async (sentTo, receiver = '') => {
      const named =
        receiver === '' ? {} : channel === 'SMS' ? { phoneNumber: receiver } : { email: receiver };
      const answer = await api.call(SEND[channel], {
        body: { serviceAction: action, ...named },
        handles: OWN_CODES,
      });
      recount();
      // Another receiver than the last one has to wait: the code that is on its way would verify the one before.
      const tooSoon =
        !answer.ok &&
        codeOf(answer.error) === 'MEM00071' &&
        receiver === (lastReceiver.current[channel] ?? '');
      if (!answer.ok && !tooSoon) return textOf(answer.error);
      lastReceiver.current[channel] = receiver;
      const seconds = answer.ok ? answer.value.resendInSeconds : waitOf(answer.error);
      setSent((before) => ({
        ...before,
        [channel]: {
          to: answer.ok ? answer.value.sentTo : sentTo,
          resendFrom: clock.monotonic() + seconds * 1_000,
        },
      }));
      return null;
    },
    check: async (verificationCode) => {
      const answer = await (checkBy?.(verificationCode) ??
        api.call(CHECK[channel], {
          body: { serviceAction: action, verificationCode },
          handles: OWN_CODES,
        }));
      if (answer.ok && answer.value.isVerified) return null;
      recount();
      return answer.ok ? copy.wrong : textOf(answer.error);
    },
    recount,
    restart: () => setSent((before) => ({ ...before, [channel]: undefined })),
  };
}

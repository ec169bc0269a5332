/** One-time code after a login: sends, counts with the server's counters, checks (§7.2 Phone/Verify, Phone/TAC and their mail twins). */
import { useState } from 'react';
import * as rows from '@site/contracts/member-verification';
import type { AppError } from '@site/domain/errors/app-error';
import type { OtpChannel } from '@site/domain/verification/login-otp';
import { KEYS, STALE, useCall, usePlatform } from '@site/platform';
import { copy } from '../../phrases/verify';
import { codeOf, errorText } from '../parts/error-text';

const ACTION = 'LoginOTP';
const SEND = { SMS: rows.sendPhoneCode, Email: rows.sendEmailCode } as const;
const CHECK = { SMS: rows.checkPhoneCode, Email: rows.checkEmailCode } as const;

/** Codes with a meaning of their own here. */
const TEXTS: ReadonlyMap<string, string> = new Map([['MEM00072', copy.noSends], ['MEM00073', copy.none]]);
const textOf = (error: AppError): string => TEXTS.get(codeOf(error) ?? '') ?? errorText(error);

/** Seconds the server names when a code was sent a moment ago, 60 where it names none. */
const waitOf = (error: AppError): number => Number(/(\d{1,3})\s*秒/.exec(error.kind === 'api' ? error.description : '')?.[1] ?? 60);

/** A code on its way. */
export interface SentCode { readonly to: string; readonly resendFrom: number }

/** The state and acts of the code page, per channel. */
export function useLoginCode(channel: OtpChannel) {
  const { api, clock, storage, session } = usePlatform();
  const [sent, setSent] = useState<Partial<Record<OtpChannel, SentCode>>>({});
  const counter = { query: { channelType: channel, serviceAction: ACTION } } as const;
  const tries = useCall(rows.getVerificationAttempt, counter, { staleMs: STALE.always });
  const resends = useCall(rows.getResendAttempt, counter, { staleMs: STALE.always });
  const recount = (): void => {
    void tries.refetch();
    void resends.refetch();
  };
  /** The code counts for this session, and with it money is free. */
  const settle = (): void => {
    storage.write(KEYS.otpSkipped, '1');
    void session.reloadMember();
  };
  return {
    sent: sent[channel] ?? null,
    /** Wrong codes left today, null while unknown. */
    triesLeft: tries.data?.attempt ?? null,
    resendsLeft: resends.data?.attempt ?? null,
    /** @returns what went wrong, or null. A code that was sent a moment ago is as good as a new one. */
    sendCode: async (sentTo: string): Promise<string | null> => {
      const answer = await api.call(SEND[channel], { body: { serviceAction: ACTION }, silent: true });
      recount();
      const tooSoon = !answer.ok && codeOf(answer.error) === 'MEM00071';
      if (!answer.ok && !tooSoon) return textOf(answer.error);
      const seconds = answer.ok ? answer.value.resendInSeconds : waitOf(answer.error);
      setSent((before) => ({ ...before, [channel]: { to: answer.ok ? answer.value.sentTo : sentTo, resendFrom: clock.monotonic() + seconds * 1_000 } }));
      return null;
    },
    /** @returns what went wrong, or null once the code is given for this session. */
    check: async (verificationCode: string): Promise<string | null> => {
      const answer = await api.call(CHECK[channel], { body: { serviceAction: ACTION, verificationCode }, silent: true });
      if (answer.ok && answer.value.isVerified) {
        settle();
        return null;
      }
      recount();
      return answer.ok ? copy.wrong : textOf(answer.error);
    },
    skip: settle,
  };
}

/** The acts around an account: calls of the host alone, and what they do to the session. */
import { register, registerRestricted } from '@site/contracts/member-register';
import * as passwords from '@site/contracts/passwords';
import * as verification from '@site/contracts/member-verification';
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { REGISTRATION_CODES } from '@site/domain/member/account-rules';
import { SKIP_LOGIN_OTP_FLAG, maySkipLoginOtp } from '@site/domain/verification/login-otp';
import type { RecoveryWay, RecoveryWho, Sent } from '../ports';
import type { AccountDeps, AccountWork } from '../session/account';
import { KEYS } from '../storage/keys';
import { UNKNOWN_ADDRESSES, orOlder } from './older-address';

const CHECK = { SMS: verification.checkPhoneCode, Email: verification.checkEmailCode } as const;

/** Calls of a visitor: a new account, forgotten names and passwords. */
function visitorActs({ api, session, visit, hostName }: AccountDeps) {
  const sendBy: Record<RecoveryWay, (who: RecoveryWho) => Promise<Outcome<Sent>>> = {
    sms: ({ userName, phoneNumber }) =>
      api.call(passwords.forgetPassword, { body: { userName, phoneNumber } }),
    emailCode: ({ userName }) =>
      api.call(passwords.generatePasscode, {
        body: { userName, channelType: 'Email' },
      }),
    emailLink: async ({ userName, email }) =>
      orOlder(
        await api.call(passwords.forgetPasswordEmail, {
          body: { userName, email },
          handles: UNKNOWN_ADDRESSES,
        }),
        () => api.call(passwords.forgetPasswordByEmail, { query: { userName, email } }),
      ),
  };
  return {
    sendReset: (way, who) => sendBy[way](who),
    sendName: async (email) =>
      orOlder(
        await api.call(passwords.forgetUsernameEmail, {
          body: { email },
          handles: UNKNOWN_ADDRESSES,
        }),
        () => api.call(passwords.forgetUsernameByEmail, { query: { email } }),
      ),
    setPassword: async (proof, newPassword) => {
      const answer = await api.call(passwords.resetPassword, {
        body: { ...proof, newPassword },
      });
      return answer.ok ? done(null) : answer;
    },
    register: async (form) => {
      // Nobody is signed out by a form: who has an account is led away from it.
      if (session.state.get().status !== 'visitor') return failed({ kind: 'aborted' });
      const body = {
        ...visit.marks(),
        ...form,
        hostName,
        isAdult: true,
        acceptsTerms: true,
      } as const;
      const answer = await orOlder(
        await api.call(registerRestricted, {
          body,
          handles: [...REGISTRATION_CODES, ...UNKNOWN_ADDRESSES],
        }),
        () => api.call(register, { body, handles: REGISTRATION_CODES }),
      );
      if (!answer.ok) return answer;
      const entered = await session.adopt({
        accessToken: answer.value.accessToken.accessToken,
        refreshToken: answer.value.refreshToken,
      });
      return entered.ok ? done(null) : entered;
    },
  } satisfies Partial<AccountWork>;
}

/** Makes the acts. */
export function createAccountWork(deps: AccountDeps): AccountWork {
  const { api, storage, session } = deps;
  /** The code counts for this session, and with it money is free. */
  const settle = (): void => {
    storage.write(KEYS.otpSkipped, '1');
    void session.reloadMember();
  };
  return {
    ...visitorActs(deps),
    redeemMail: async (token) => {
      const answer = await api.call(verification.redeemEmailToken, {
        body: { token },
      });
      return answer.ok ? done(answer.value.status) : answer;
    },
    giveLoginCode: async (channel, verificationCode) => {
      const answer = await api.call(CHECK[channel], {
        body: { serviceAction: 'LoginOTP', verificationCode },
      });
      if (answer.ok && answer.value.isVerified) settle();
      return answer;
    },
    skipLoginCode: async () => {
      const flag = await api.call(verification.getCustomFlag, {
        query: { flagKey: SKIP_LOGIN_OTP_FLAG },
        fresh: true,
      });
      const allowed = flag.ok && maySkipLoginOtp(flag.value);
      if (allowed) settle();
      return allowed;
    },
  };
}

/** Mounts the calls of applications and the history. */
import * as rows from '@site/contracts/payment';
import * as paymentDeposit from '@site/contracts/payment-deposit';
import * as paymentHistory from '@site/contracts/payment-history';
import { resubmitDeposit } from '@site/contracts/payment-cases';
import { getStatement } from '@site/contracts/payment-statement';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { lookUp, type StoredAnswer } from '../http/idempotency';
import { mount } from '../http/mount';
import { mountBanks } from './banks';
import { mountCases } from './case-routes';
import { checkAttachment } from './cases';
import { decideDue } from './decide';
import { cancelOwn, createDeposit, markPaid, openDeposit, ownApplication } from './deposits';
import { historyPage } from './history';
import { mountMethods } from './method-routes';
import { methodOf } from './methods';
import { mountPaymentPages, withPage } from './pages';
import { statementOf } from './statement';
import { saveDetail, type StoredApplication } from './store';
import { applicationView } from './views';
import { createWithdrawal } from './withdrawals';

/** Calls whose key may be looked up; all of them answer an application. */
const KEYED = [
  rows.createApplication,
  paymentDeposit.createCryptoInvoice,
  rows.stepApplication,
  paymentDeposit.cancelDeposit,
  paymentDeposit.cancelPaybnbDeposit,
  paymentDeposit.setQrPaid,
  resubmitDeposit,
] as const;

function lookUpByKey(context: Context, memberCode: string, key: string) {
  const read = (answer: StoredAnswer) => {
    const { result } = JSON.parse(answer.text) as { result: { applicationId: string } };
    const application = ownApplication(context, memberCode, 'id', result.applicationId);
    return {
      state: 'done' as const,
      settleBy: null,
      error: null,
      result: applicationView(context, application),
    };
  };
  return lookUp(context, { memberCode, operations: KEYED, key }, read);
}

/** Steps after the first, by name. */
const STEPS: ReadonlyMap<
  string,
  (
    context: Context,
    application: StoredApplication,
    attachmentId: string | undefined,
  ) => StoredApplication
> = new Map([
  ['paid', (context: Context, application: StoredApplication) => markPaid(context, application)],
  [
    'evidence',
    (context: Context, application: StoredApplication, attachmentId: string | undefined) => {
      checkAttachment(context, application.memberCode, attachmentId ?? '');
      return saveDetail(context, application, { attachmentId: attachmentId ?? '' });
    },
  ],
]);

function mountCreation(app: FastifyInstance, context: Context): void {
  const due = (): void => {
    decideDue(context);
  };
  mount(
    app,
    context,
    rows.createApplication,
    ({ memberCode, body, request }) =>
      applicationView(
        context,
        body.transactionType === 'Withdrawal'
          ? createWithdrawal(context, memberCode, body)
          : withPage(context, createDeposit(context, memberCode, body), request),
      ),
    due,
  );
  mount(
    app,
    context,
    paymentDeposit.createCryptoInvoice,
    ({ memberCode, body, request }) => {
      if (methodOf(body.methodCode)?.kind !== 'crypto')
        throw new ApiError(422, 'PAY00404', '该存款方式暂不可用');
      return applicationView(
        context,
        withPage(context, createDeposit(context, memberCode, body), request),
      );
    },
    due,
  );
  mount(
    app,
    context,
    rows.stepApplication,
    ({ memberCode, body, params }) => {
      const step = STEPS.get(params.step ?? '');
      if (step === undefined) throw new ApiError(404, 'PAY00412', '该步骤不存在');
      return applicationView(
        context,
        step(
          context,
          ownApplication(context, memberCode, 'id', body.applicationId),
          body.attachmentId,
        ),
      );
    },
    due,
  );
  mount(
    app,
    context,
    paymentDeposit.setQrPaid,
    ({ memberCode, body }) => {
      const application = ownApplication(context, memberCode, 'transaction_id', body.transactionId);
      if (methodOf(application.method)?.kind !== 'qr')
        throw new ApiError(422, 'PAY00404', '该订单不是扫码支付');
      return applicationView(context, markPaid(context, application));
    },
    due,
  );
  mount(
    app,
    context,
    paymentDeposit.cancelDeposit,
    ({ memberCode, body }) =>
      applicationView(
        context,
        cancelOwn(
          context,
          ownApplication(context, memberCode, 'transaction_id', body.transactionId),
        ),
      ),
    due,
  );
  mount(
    app,
    context,
    paymentDeposit.cancelPaybnbDeposit,
    ({ memberCode, body }) => {
      const application = ownApplication(context, memberCode, 'transaction_id', body.transactionId);
      if (methodOf(application.method)?.kind !== 'p2p')
        throw new ApiError(422, 'PAY00404', '该订单不是会员互转');
      return applicationView(context, cancelOwn(context, application));
    },
    due,
  );
}

/**
 * Mounts the payment calls; whatever became due is decided before each answer, so that the clock
 * alone moves deposits.
 */
export function mountPayment(app: FastifyInstance, context: Context): void {
  mountMethods(app, context);
  mountBanks(app, context);
  mountCases(app, context);
  mountPaymentPages(app, context);
  mountCreation(app, context);
  const due = (): void => {
    decideDue(context);
  };
  mount(
    app,
    context,
    rows.applicationByRef,
    ({ memberCode, params }) => lookUpByKey(context, memberCode, params.key ?? ''),
    due,
  );
  mount(
    app,
    context,
    rows.getApplication,
    ({ memberCode, params }) =>
      applicationView(
        context,
        ownApplication(context, memberCode, 'id', params.applicationId ?? ''),
      ),
    due,
  );
  mount(
    app,
    context,
    paymentDeposit.getProcessingDeposit,
    ({ memberCode, query }) => {
      const open = openDeposit(context, memberCode, query.methodCode);
      return open === null ? null : applicationView(context, open);
    },
    due,
  );
  mount(
    app,
    context,
    getStatement,
    ({ memberCode, query }) => statementOf(context, memberCode, query),
    due,
  );
  mount(
    app,
    context,
    paymentHistory.getTransactionHistory,
    ({ memberCode, query }) => historyPage(context, memberCode, query),
    due,
  );
}

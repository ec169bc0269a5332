/** Mounts the payment calls. */
import * as rows from '@site/contracts/payment';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { lookUp, type StoredAnswer } from '../http/idempotency';
import { mount } from '../http/mount';
import { cancelOwn, createDeposit, decideDue, markPaid, openDeposit, ownApplication } from './deposits';
import { historyPage } from './history';
import { METHODS, methodOf, suggestedFor, type Method } from './methods';
import { applicationView } from './store';

function known(code: string): Method {
  const method = methodOf(code);
  if (method === null) throw new ApiError(404, 'PAY00404', '该存款方式暂不可用');
  return method;
}

const methodView = (method: Method): rows.PaymentMethod => ({
  code: method.code, name: method.name, description: method.description, minAmount: method.min, maxAmount: method.max,
  isAvailable: method.isAvailable, unavailableReason: method.unavailableReason, isNew: method.isNew, isRecommended: method.isRecommended,
  subMethods: [...method.subMethods],
});

function mountMethods(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getMethods, ({ query }) => (query.transactionType === 'Deposit' ? METHODS.map(methodView) : []));
  mount(app, context, rows.getMethodSettings, ({ query }) => {
    const method = known(query.methodCode);
    return {
      code: method.code, minAmount: method.min, maxAmount: method.max, feePercent: '0', feeText: '免手续费', expiryMinutes: 15,
      usualMinutes: method.usualMinutes, depositorNameRequired: method.kind === 'bank', notes: [...method.notes],
    };
  });
  mount(app, context, rows.getSuggestedAmounts, ({ query }) => ({ amounts: [...suggestedFor(known(query.methodCode))] }));
}

function lookUpByKey(context: Context, memberCode: string, key: string) {
  return lookUp(context, { memberCode, operation: rows.createApplication.id, key }, (answer: StoredAnswer) => {
    const { result } = JSON.parse(answer.text) as { result: { applicationId: string } };
    return { state: 'done', settleBy: null, error: null, result: applicationView(ownApplication(context, memberCode, 'id', result.applicationId)) };
  });
}

/** Mounts the payment calls; whatever became due is decided before each answer, so that the clock alone moves deposits. */
export function mountPayment(app: FastifyInstance, context: Context): void {
  mountMethods(app, context);
  mount(app, context, rows.applicationByRef, ({ memberCode, params }) => lookUpByKey(context, memberCode, params.key ?? ''));
  mount(app, context, rows.createApplication, ({ memberCode, body }) => {
    if (body.transactionType === 'Withdrawal') throw new ApiError(422, 'PAY00405', '提款服务尚未开放');
    return applicationView(createDeposit(context, memberCode, body.methodCode, body.amount));
  });
  mount(app, context, rows.stepApplication, ({ memberCode, body, params }) => {
    if (params.step !== 'paid') throw new ApiError(404, 'PAY00412', '该步骤不存在');
    return applicationView(markPaid(context, ownApplication(context, memberCode, 'id', body.applicationId)));
  });
  mount(app, context, rows.getApplication, ({ memberCode, params }) => {
    decideDue(context);
    return applicationView(ownApplication(context, memberCode, 'id', params.applicationId ?? ''));
  });
  mount(app, context, rows.getProcessingDeposit, ({ memberCode, query }) => {
    decideDue(context);
    const open = openDeposit(context, memberCode, query.methodCode);
    return open === null ? null : applicationView(open);
  });
  mount(app, context, rows.cancelDeposit, ({ memberCode, body }) =>
    applicationView(cancelOwn(context, ownApplication(context, memberCode, 'transaction_id', body.transactionId))));
  mount(app, context, rows.getTransactionHistory, ({ memberCode, query }) => {
    decideDue(context);
    return historyPage(context, memberCode, query);
  });
}

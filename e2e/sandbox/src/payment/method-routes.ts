/** Mounts what the page of a method needs. */
import * as rows from '@site/contracts/payment';
import * as details from '@site/contracts/payment-methods';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import { NETWORKS, rateNow, rateText } from './crypto';
import { fieldsOf, methodOf, METHODS, methodsOf, suggestedFor, type Method } from './methods';
import { decideDue } from './decide';
import { thresholdsOf } from './withdrawals';

type Direction = 'Deposit' | 'Withdrawal';

function known(code: string, direction: Direction): Method {
  const method = methodOf(code, direction);
  if (method === null)
    throw new ApiError(
      404,
      'PAY00404',
      direction === 'Deposit' ? '该存款方式暂不可用' : '该提款方式暂不可用',
    );
  return method;
}

const methodView = (method: Method): rows.PaymentMethod => ({
  code: method.code,
  name: method.name,
  description: method.description,
  minAmount: method.min,
  maxAmount: method.max,
  isAvailable: method.isAvailable,
  unavailableReason: method.unavailableReason,
  isNew: method.isNew,
  isRecommended: method.isRecommended,
  subMethods: [...method.subMethods],
});

const FREE = { feePercent: '0', feeText: '免手续费' } as const;

const detailView = (method: Method, direction: Direction): details.MethodDetail => ({
  ...methodView(method),
  ...FREE,
  kind: method.kind,
  fields: fieldsOf(method, direction),
  expiryMinutes: method.expiryMinutes,
  usualMinutes: method.usualMinutes,
  notes: [...method.notes],
});

export function mountMethods(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getMethods, ({ query }) =>
    methodsOf(query.transactionType).map(methodView),
  );
  mount(app, context, details.getMethodsDetails, ({ query }) =>
    methodsOf(query.transactionType).map((method) => detailView(method, query.transactionType)),
  );
  mount(app, context, details.getMethodDetails, ({ query }) =>
    detailView(known(query.methodCode, query.transactionType), query.transactionType),
  );
  mount(app, context, rows.getMethodSettings, ({ query }) => {
    const method = known(query.methodCode, query.transactionType);
    return {
      code: method.code,
      minAmount: method.min,
      maxAmount: method.max,
      ...FREE,
      expiryMinutes: method.expiryMinutes,
      usualMinutes: method.usualMinutes,
      depositorNameRequired: method.kind === 'bank' || method.kind === 'p2p',
      notes: [...method.notes],
    };
  });
  mount(app, context, rows.getSuggestedAmounts, ({ query }) => ({
    amounts: [...suggestedFor(known(query.methodCode, query.transactionType))],
  }));
  mount(app, context, details.getCryptoInfo, () =>
    METHODS.filter(({ kind }) => kind === 'crypto').map(({ code, min, max }) => {
      const { rate, until } = rateNow(context);
      const network = NETWORKS.get(code);
      return {
        methodCode: code,
        coin: network?.coin ?? '',
        network: network?.network ?? '',
        rate: rateText(rate),
        rateValidUntil: isoAt(until),
        confirmationsNeeded: network?.needed ?? 0,
        minAmount: min,
        maxAmount: max,
      };
    }),
  );
  mount(
    app,
    context,
    details.getWithdrawalThresholds,
    ({ memberCode }) => thresholdsOf(context, memberCode),
    () => {
      decideDue(context);
    },
  );
}

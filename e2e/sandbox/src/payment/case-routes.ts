/** Mounts receipts, resubmits and cases. */
import * as rows from '@site/contracts/payment-cases';
import { toCnyString } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import {
  canResubmit,
  casesOf,
  markResubmitted,
  openCase,
  resubmitsOf,
  takeAttachment,
} from './cases';
import { decideDue } from './decide';
import { createDeposit, ownApplication } from './deposits';
import { withPage } from './pages';
import { applicationView } from './views';

export function mountCases(app: FastifyInstance, context: Context): void {
  const due = (): void => {
    decideDue(context);
  };
  mount(app, context, rows.uploadAttachment, ({ memberCode, body }) =>
    takeAttachment(context, memberCode, body.fileName, body.contentBase64),
  );
  mount(app, context, rows.getResubmits, ({ memberCode }) => resubmitsOf(context, memberCode), due);
  mount(
    app,
    context,
    rows.resubmitDeposit,
    ({ memberCode, body, request }) => {
      const before = ownApplication(context, memberCode, 'transaction_id', body.transactionId);
      if (!canResubmit(context, before))
        throw new ApiError(409, 'PAY00424', '该订单已超过7天或已重新提交');
      const { depositorName, subMethod } = before.detail;
      const made = createDeposit(context, memberCode, {
        methodCode: before.method,
        amount: toCnyString(before.amount),
        depositorName,
        subMethod,
      });
      markResubmitted(context, before, made.transactionId);
      return applicationView(context, withPage(context, made, request));
    },
    due,
  );
  mount(app, context, rows.getFundCases, ({ memberCode }) => casesOf(context, memberCode), due);
  mount(
    app,
    context,
    rows.openFundCase,
    ({ memberCode, body }) =>
      openCase(
        context,
        ownApplication(context, memberCode, 'transaction_id', body.transactionId),
        body.description,
        body.attachmentId,
      ),
    due,
  );
}

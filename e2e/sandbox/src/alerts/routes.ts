/** Mounts the calls of alerts, and what tests ask the sender. */
import * as rows from '@site/contracts/alerts';
import type { FastifyInstance } from 'fastify';
import { mountControls } from '../control/loopback';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { mount } from '../http/mount';
import { addDevice, dropDevice, liveDevices } from './devices';
import { alertsAfter, choiceOf, isSilent, saveChoice } from './store';

export function mountAlerts(app: FastifyInstance, context: Context): void {
  const settings = (memberCode: string): rows.AlertSettings => ({
    kinds: choiceOf(context, memberCode),
    serverKey: context.vapid()?.publicKey ?? null,
    isSilent: isSilent(context, memberCode),
  });
  const count = (memberCode: string) => ({ devices: liveDevices(context, memberCode).length });
  mount(app, context, rows.getAlertSettings, ({ memberCode }) => settings(memberCode));
  mount(app, context, rows.saveAlertSettings, ({ memberCode, body }) => {
    saveChoice(context, memberCode, body);
    return settings(memberCode);
  });
  mount(app, context, rows.addAlertDevice, ({ memberCode, body }) => {
    addDevice(context, memberCode, body);
    return count(memberCode);
  });
  mount(app, context, rows.removeAlertDevice, ({ memberCode, body }) => {
    dropDevice(context, body.address, memberCode);
    return count(memberCode);
  });
  mount(app, context, rows.getAlerts, ({ memberCode, query }) => {
    const { alerts, last } = alertsAfter(context, memberCode, query.after);
    return {
      last,
      alerts: alerts.map(({ id, kind, title, body, target, at }) => ({
        id,
        kind,
        title,
        body,
        target,
        at: isoAt(at),
      })),
    };
  });
  mountControls(app, context.options, 'alerts', (scope) => {
    scope.get('/__sandbox/pushes', () => context.pushes.idle());
  });
}

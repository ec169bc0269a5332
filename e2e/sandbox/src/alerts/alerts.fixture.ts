/** A member with a device that is told, for the tests of alerts. */
import * as rows from '@site/contracts/alerts';
import { createApplication } from '@site/contracts/payment';
import { gatewayWorld, type GatewayWorld } from '../testing/gateway-world';
import type { TestClient } from '../testing/client';
import {
  browser,
  openPush,
  pushService,
  type Browser,
  type PushService,
} from './push-service.fixture';

/** What a test gets. */
export interface AlertWorld extends GatewayWorld {
  readonly service: PushService;
  readonly phone: Browser;
  /** What the sender counts, once nothing is under way. */
  readonly counts: () => Promise<unknown>;
  /** Alerts that came to the phone. */
  readonly pushed: () => Promise<Record<string, unknown>[]>;
  /** All alerts as a page reads them. */
  readonly news: () => Promise<rows.WireAlert[]>;
  readonly close: () => Promise<void>;
}

/** Makes it; the clock stands still. */
export async function alertWorld(): Promise<AlertWorld> {
  const service = await pushService();
  const world = await gatewayWorld('member01', undefined, {
    pushOrigins: [service.origin],
  });
  const { app, client } = world;
  const phone = browser(`${service.origin}/push/phone`);
  await client.call(rows.addAlertDevice, { body: phone.device });
  const counts = async () => (await client.control('GET', '/pushes')).body;
  return {
    ...world,
    service,
    phone,
    counts,
    pushed: async () => {
      await counts();
      return service.pushed
        .filter(({ path }) => path === '/push/phone')
        .map((each) => openPush(phone, each) as Record<string, unknown>);
    },
    news: async () => {
      const { body } = await client.call(rows.getAlerts, { query: { after: '' } });
      return (body.result as { alerts: rows.WireAlert[] }).alerts;
    },
    close: async () => {
      await app.close();
      await service.close();
    },
  };
}

/** A deposit that somebody decides; null leaves it open. */
export async function deposit(
  client: TestClient,
  key: string,
  verdict: 'approve' | 'reject' | 'expire' | null,
): Promise<void> {
  const { body } = await client.call(createApplication, {
    body: { transactionType: 'Deposit', methodCode: 'LB', amount: '200.00' },
    key,
  });
  const { transactionId } = body.result as { transactionId: string };
  if (verdict !== null) await client.control('POST', `/payments/${transactionId}`, { do: verdict });
}

/** Mounts the gateways of the three vendors and the call that gives their tokens. */
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { mountBti } from './bti/routes';
import { mountIm } from './im/routes';
import { mountSaba } from './saba/routes';
import { mountGameToken } from './tokens';
import type { Vendors } from './vendors';

export function mountVendors(app: FastifyInstance, context: Context, vendors: Vendors): void {
  mountGameToken(app, context, vendors.states);
  void app.register(websocket, { options: { maxPayload: 65_536 } });
  mountIm(app, { desk: vendors.desks.IM, changes: vendors.changes });
  mountBti(app, { desk: vendors.desks.BTI, sockets: vendors.sockets });
  mountSaba(app, { desk: vendors.desks.SABA, hub: vendors.hub });
}

/** Mounts the gateways of the vendors and the call that gives their tokens. */
import websocket from '@fastify/websocket';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { mountBti } from './bti/routes';
import { mountIm } from './im/routes';
import { mountSaba } from './saba/routes';
import { mountGameToken } from './tokens';
import type { Vendors } from './vendors';

const GATEWAYS: Readonly<Record<OddsVendorId, (app: FastifyInstance, vendors: Vendors) => void>> = {
  IM: (app, { backends, changes }) => mountIm(app, { backend: backends.IM, changes }),
  BTI: (app, { backends, sockets }) => mountBti(app, { backend: backends.BTI, sockets }),
  SABA: (app, { backends, hub }) => mountSaba(app, { backend: backends.SABA, hub }),
};

export function mountVendors(app: FastifyInstance, context: Context, vendors: Vendors): void {
  mountGameToken(app, context, vendors.states);
  void app.register(websocket, { options: { maxPayload: 65_536 } });
  for (const vendor of ODDS_VENDORS) GATEWAYS[vendor](app, vendors);
}

/**
 * Mounts a row of a gateway: maintenance is answered before anything else, and the world lives up
 * to now first.
 */
import type { Endpoint } from '@site/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { checkOpen } from '../bets/vendor-state';
import { mount, type Handler } from '../http/mount';
import type { VendorBackend } from './backend';

/** The body of a row. */
export type BodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _R> ? B : never;

/** Mounts rows of one vendor. */
export const rowMounter =
  (app: FastifyInstance, backend: VendorBackend) =>
  <Q, B, R>(row: Endpoint<Q, B, R>, handler: Handler<Q, B, R>): void => {
    mount(app, backend.context, row, handler, () => {
      checkOpen(backend.state);
      backend.tick();
    });
  };

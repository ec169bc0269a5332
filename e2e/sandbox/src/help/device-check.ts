/**
 * The fraud-check page of another origin: a frame that recognises a device and tells nobody but the
 * page that framed it.
 */
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/framed-pages';
import { pageScript } from '../http/page-script';

const SCRIPT = pageScript('device-check');

/** Mounts the page. */
export function mountDeviceCheck(app: FastifyInstance): void {
  app.get('/device/check', async (request, reply) =>
    sendPage(
      request,
      reply,
      (nonce) =>
        `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><title>设备检查</title></head><body><script nonce="${nonce}">${SCRIPT}</script></body></html>`,
    ),
  );
}

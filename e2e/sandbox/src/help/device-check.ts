/**
 * The fraud-check page of another origin: a frame that recognises a device and tells nobody but the
 * page that framed it.
 */
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../http/framed-pages';

/**
 * Makes a name for the device once and keeps it on its own origin; answers over the port it is
 * handed, never by broadcast.
 */
const SCRIPT = `'use strict';const KEY='device';const hex=(b)=>[...b].map((x)=>x.toString(16).padStart(2,'0')).join('');
const own=()=>{try{const kept=localStorage.getItem(KEY);if(/^[0-9a-f]{32}$/.test(kept||''))return kept}catch(e){}
const made=hex(crypto.getRandomValues(new Uint8Array(16)));try{localStorage.setItem(KEY,made)}catch(e){}return made};
addEventListener('message',(e)=>{if(e.source===parent&&e.data==='deviceCheck'&&e.ports.length===1)e.ports[0].postMessage({signature:own()})});`;

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

import http from 'node:http';
import https from 'node:https';

/** Asks one path of the back end and says whether anything answered in time; a gateway's 404 is an answer too. */
export function backendAnswers(backend: URL, path: string, isSandbox: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const transport = backend.protocol === 'https:' ? https : http;
    const request = transport.get(new URL(path, backend), { timeout: 2000, agent: false }, (answer) => {
      answer.resume();
      const status = answer.statusCode ?? 500;
      resolve(isSandbox ? status < 400 : status < 500);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

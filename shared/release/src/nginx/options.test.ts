import { nginxConfig } from './config';

describe('what cannot stand in a configuration', () => {
  const good = {
    root: '/srv/site',
    listen: '8080',
    gateway: 'https://gateway.example',
    channel: 'production',
    gamesOrigin: null,
    isLive: true,
    hasBrotli: true,
    logs: '/var/log/nginx',
  };
  test.each([
    [{ root: 'relative' }, '--root'],
    [{ root: '/a";}' }, '--root'],
    [{ listen: '80;' }, '--port'],
    [{ gateway: 'https://g.example/path' }, '--gateway'],
    [{ gamesOrigin: 'javascript:1' }, '--games'],
    [{ channel: 'pv-abc' }, 'members get no channel'],
    [{ logs: '/$x' }, '--logs'],
  ])('%j is refused', (over, why) => expect(() => nginxConfig({ ...good, ...over })).toThrow(why));
  test('a gateway behind TLS is checked', () =>
    expect(nginxConfig(good)).toContain('proxy_ssl_verify on;'));
});

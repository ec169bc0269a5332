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
    tls: null,
  };
  const tls = { cert: '/etc/ssl/site.pem', key: '/etc/ssl/site.key', isHttp3: false };
  test.each([
    [{ root: 'relative' }, '--root'],
    [{ root: '/a";}' }, '--root'],
    [{ listen: '80;' }, '--port'],
    [{ gateway: 'https://g.example/path' }, '--gateway'],
    [{ gamesOrigin: 'javascript:1' }, '--games'],
    [{ channel: 'pv-abc' }, 'members get no channel'],
    [{ logs: '/$x' }, '--logs'],
    [{ tls: { ...tls, cert: 'site.pem' } }, '--cert'],
    [{ tls: { ...tls, key: '/a;b' } }, '--key'],
  ])('%j is refused', (over, why) => expect(() => nginxConfig({ ...good, ...over })).toThrow(why));
  test('a gateway behind TLS is checked', () =>
    expect(nginxConfig(good)).toContain('proxy_ssl_verify on;'));
  test('with HTTP/3 every document says so, by the port that it is served from', () => {
    const text = nginxConfig({ ...good, listen: '[::]:8443', tls: { ...tls, isHttp3: true } });
    expect(text).toContain('listen [::]:8443 quic reuseport;');
    expect(text).toContain('add_header alt-svc "h3=\\":8443\\"; ma=86400" always;');
    expect(nginxConfig({ ...good, tls })).not.toMatch(/quic|alt-svc/);
  });
});

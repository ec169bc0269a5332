/** Addresses that follow from the host name a visitor used. */
export interface SiteOrigins {
  /** Origin of the page. */
  readonly page: string;
  /**
   * Origin that games are framed from, apart from the page's own; null where there is no second
   * name.
   */
  readonly games: string | null;
  readonly socket: string;
}

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9a-f:]{2,45}\](:\d{1,5})?$/i;

/**
 * One machine answers to two names, `127.0.0.1` and `localhost`, and to a browser they are two
 * origins: games are framed from the one the page does not use, so that a game can never read the
 * page (safety C-18).
 *
 * @returns null for a host header that is none.
 */
export function originsOf(
  hostHeader: string | undefined,
  protocol: 'http' | 'https',
): SiteOrigins | null {
  if (!hostHeader || !HOST.test(hostHeader)) return null;
  const host = hostHeader.toLowerCase();
  const name = host.replace(/:\d+$/, '');
  const port = host.slice(name.length);
  const other = name === 'localhost' ? '127.0.0.1' : name === '127.0.0.1' ? 'localhost' : null;
  return {
    page: `${protocol}://${host}`,
    games: other === null ? null : `${protocol}://${other}${port}`,
    socket: `${protocol === 'https' ? 'wss' : 'ws'}://${host}`,
  };
}

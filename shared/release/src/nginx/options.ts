import { isPreviewChannel } from '@site/domain/releases/preview';
import { Refused } from '../changes/change';

/** What a configuration is made for. */
export interface NginxOptions {
  /** Folder of the release store, as nginx sees it. */
  readonly root: string;
  /** Port, or address and port. */
  readonly listen: string;
  /** Origin of the gateway that calls go to. */
  readonly gateway: string;
  /** Channel that members get. */
  readonly channel: string;
  /** Origin that games are framed from; null where there is none. */
  readonly gamesOrigin: string | null;
  /** For members: HTTPS only, no demo boards. */
  readonly isLive: boolean;
  /** Whether the module that sends stored brotli files is there. */
  readonly hasBrotli: boolean;
  /** Folder of the logs. */
  readonly logs: string;
  /** HTTP/2 over TLS of its own; null behind a server that does that. */
  readonly tls: NginxTls | null;
}

/** Certificate and key as nginx sees them. */
export interface NginxTls {
  readonly cert: string;
  readonly key: string;
  /** HTTP/3, too: nginx from 1.25.1 on, built with QUIC. */
  readonly isHttp3: boolean;
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * The options as they may stand in a configuration.
 *
 * @throws Refused for one that cannot.
 */
export function checkedOptions(options: NginxOptions): NginxOptions {
  const { tls } = options;
  for (const [name, place] of [
    ['--root', options.root],
    ['--logs', options.logs],
    ...(tls === null
      ? []
      : ([
          ['--cert', tls.cert],
          ['--key', tls.key],
        ] as const)),
  ] as const) {
    if (!/^\/[\w./ -]*[\w-]$/.test(place))
      throw new Refused(`${name} must be an absolute path of plain letters, not "${place}"`);
  }
  if (!/^(?:[\w.-]+:|\[[0-9a-f:]+\]:)?\d{1,5}$/i.test(options.listen))
    throw new Refused(`--port must be a port or address:port, not "${options.listen}"`);
  if (!isOrigin(options.gateway))
    throw new Refused(
      `--gateway must be an origin such as https://gateway.example, not "${options.gateway}"`,
    );
  if (options.gamesOrigin !== null && !isOrigin(options.gamesOrigin))
    throw new Refused(
      `--games must be an origin such as https://games.example, not "${options.gamesOrigin}"`,
    );
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(options.channel) || isPreviewChannel(options.channel))
    throw new Refused(`members get no channel named "${options.channel}"`);
  return options;
}

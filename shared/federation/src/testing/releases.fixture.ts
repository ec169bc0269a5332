/**
 * A release system in miniature for tests: keys, signed pointers, snapshots, a server that hands
 * them out, a runtime that runs nothing.
 */
import type { BootDocument } from '@site/contracts/releases/boot-document';
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import type { Registry } from '@site/contracts/releases/registry';
import { channelUrl, fileUrl, versionRoot } from '@site/domain/releases/paths';
import { pointerText, writeSealed } from '@site/domain/releases/pointer-text';
import type { ContainerRuntime } from '../types';
import { integrityOfBytes } from '../live/verified-fetch';

export const base64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A key pair of both kinds. */
export async function makeKeys(keyId: string) {
  const ed = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const ec = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const open: PublicKey = {
    keyId,
    ed25519: base64(await crypto.subtle.exportKey('raw', ed.publicKey)),
    p256: base64(await crypto.subtle.exportKey('raw', ec.publicKey)),
  };
  const sign = async (text: string) => ({
    ed25519: base64(await crypto.subtle.sign({ name: 'Ed25519' }, ed.privateKey, utf8(text))),
    p256: base64(
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, ec.privateKey, utf8(text)),
    ),
  });
  return { open, sign };
}

/** Keys of the miniature. */
export type TestKeys = Awaited<ReturnType<typeof makeKeys>>;

export const SERVER_NOW = Date.parse('2026-11-20T00:00:00Z');
const HASH = `sha384-${'A'.repeat(64)}`;

/** A line of the registry. */
export const lineOf = (
  stable: string,
  over: Partial<Registry['remotes'][string]> = {},
): Registry['remotes'][string] => ({
  squad: 'squad',
  contact: '#squad',
  tier: 'standard',
  stable,
  good: [],
  canary: null,
  windows: null,
  kill: null,
  ...over,
});

/** A snapshot; versions that the lines name are on record with a surface of one route. */
export function registryOf(
  generation: number,
  remotes: Registry['remotes'],
  over: Partial<Registry> = {},
): Registry {
  const versions = Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { stable, good, canary, windows }]) =>
      [
        stable,
        ...good,
        ...(canary ? [canary.version] : []),
        ...(windows ?? []).map(({ version }) => version),
      ].map(
        (version) =>
          [
            `${name}@${version}`,
            {
              release: `${versionRoot(name, version)}/release.json`,
              integrity: HASH,
              requires: {},
              surface: { name, routes: [] },
            },
          ] as const,
      ),
    ),
  );
  return {
    schema: 'mf-registry/1',
    generation,
    previous: null,
    host: null,
    remotes,
    versions,
    routes: [],
    revoked: [],
    flags: {},
    ...over,
  };
}

/**
 * Writes a pointer and its snapshot.
 *
 * @param keys null leaves it unsigned.
 */
export async function publish(
  registry: Registry,
  keys: TestKeys | null,
  over: Partial<Channel> = {},
) {
  const text = JSON.stringify(registry);
  const integrity = await integrityOfBytes(utf8(text));
  const unsigned: Channel = {
    schema: 'mf-channel/1',
    channel: 'production',
    generation: registry.generation,
    registry: `/cn/mobile/_mf/registry/${registry.generation}-abc.json`,
    integrity,
    issuedAt: '2026-11-19T00:00:00Z',
    minHost: null,
    pollSeconds: 60,
    expiresAt: null,
    sigs: [],
    seal: [],
    ...over,
  };
  const { ed25519, p256 } =
    keys === null ? { ed25519: '', p256: '' } : await keys.sign(pointerText(unsigned));
  const sigs: Channel['sigs'] =
    keys === null
      ? []
      : [
          { keyId: keys.open.keyId, alg: 'Ed25519', value: ed25519 },
          { keyId: keys.open.keyId, alg: 'P-256', value: p256 },
        ];
  const channel: Channel = { ...unsigned, sigs };
  return { channel, registry, text };
}

/** A generation's pointer as the press writes it now: with a seal over its bytes. */
export async function sealedText(
  { channel: { seal: _none, ...pointer } }: Pick<Awaited<ReturnType<typeof publish>>, 'channel'>,
  keys: TestKeys,
): Promise<string> {
  let signed = '';
  writeSealed(pointer, (text) => {
    signed = text;
    return [];
  });
  const { ed25519, p256 } = await keys.sign(signed);
  const { keyId } = keys.open;
  return writeSealed(pointer, () => [
    { keyId, alg: 'Ed25519', value: ed25519 },
    { keyId, alg: 'P-256', value: p256 },
  ]);
}

/** A published generation. */
export type Published = Awaited<ReturnType<typeof publish>>;

/**
 * A server that hands out one generation, or fails as told; `fault` is a status or a network that
 * is not there.
 */
export function releaseServer() {
  const state: {
    live: Published | null;
    fault: number | 'down' | null;
    requests: string[];
    pointer: string | null;
  } = { live: null, fault: null, requests: [], pointer: null };
  const fetcher = (async (input: string) => {
    state.requests.push(input);
    if (state.fault === 'down') throw new TypeError('fetch failed');
    if (typeof state.fault === 'number') return new Response('no', { status: state.fault });
    const headers = { date: new Date(SERVER_NOW + 1_000).toUTCString() };
    if (input === channelUrl(state.live?.channel.channel ?? 'production'))
      return new Response(state.pointer ?? JSON.stringify(state.live?.channel), { headers });
    if (input === state.live?.channel.registry) return new Response(state.live.text, { headers });
    return new Response('no', { status: 404 });
  }) as typeof fetch;
  return { state, fetch: fetcher };
}

/**
 * The document of a generation; it carries the records of every version, so that nothing is fetched
 * to load one.
 */
export function bootOf(
  { channel, registry }: Published,
  keys: readonly PublicKey[] = [],
): BootDocument {
  return {
    schema: 'site-boot/1',
    env: 'staging',
    stale: false,
    serverTime: SERVER_NOW,
    channel,
    registry,
    host: { version: '1.0.0_aaaaaaa', files: {} },
    resolved: {},
    origins: { games: null },
    keys: [...keys],
    answers: {},
    dev: false,
  };
}

/** Records of versions as a document carries them, under names of their own. */
export const carried = (...ids: readonly string[]): BootDocument['resolved'] =>
  Object.fromEntries(
    ids.map((id) => {
      const [name = '', version = ''] = id.split('@');
      const global = `${name}__${version.replaceAll('.', '_')}`;
      return [
        id,
        {
          name,
          version,
          entry: { url: 'remoteEntry.js', type: 'global', global, uniqueName: global },
          files: { 'remoteEntry.js': HASH },
          exposes: {},
          views: {},
        },
      ];
    }),
  );

/** A runtime whose containers do what the test says, by version; one that says nothing works. */
export function fakeRuntime(behaviour: Readonly<Record<string, () => unknown>> = {}) {
  const entries = new Map<string, string>();
  const loads: string[] = [];
  const runtime: ContainerRuntime = {
    registerRemotes: (remotes) => remotes.forEach(({ name, entry }) => entries.set(name, entry)),
    loadRemote: async (id) => {
      const entry = entries.get(id.split('/')[0] ?? '') ?? '';
      const version = /remotes\/[^/]+\/([^/]+)\//.exec(entry)?.[1] ?? '';
      loads.push(entry.replace(/^.*\/remotes\//, ''));
      return { remote: (await behaviour[version]?.()) ?? { name: 'sports', pages: {}, slots: {} } };
    },
  };
  return { runtime, loads };
}

/** Path of a version's entry, as {@link fakeRuntime} lists it. */
export const entryOf = (name: string, version: string): string =>
  (fileUrl(name, version, 'remoteEntry.js') ?? '').replace(/^.*\/remotes\//, '');

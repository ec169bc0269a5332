/**
 * Opens a preview link: proves it, and gives the tab the picture it names (releases D9, "override
 * as XSS").
 */
import type { BootDocument } from '@site/contracts/releases/boot-document';
import { readPreview, type PreviewClaim } from '@site/domain/releases/preview';
import { look } from '../live/look';
import { isSigned } from '../live/verify';

/** Why a link shows nothing. */
export type PreviewRefusal = 'bad' | 'expired' | 'unreachable';

/** An opened preview, or why it was refused. `shiftMs` lies between server time and its moment. */
export type Opened =
  | {
      readonly ok: true;
      readonly boot: BootDocument;
      readonly preview: PreviewClaim;
      readonly shiftMs: number;
    }
  | { readonly ok: false; readonly why: PreviewRefusal };

/** base64url to base64. */
const plain = (text: string): string =>
  text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(text.length / 4) * 4, '=');

async function pictureOf(
  boot: BootDocument,
  claim: PreviewClaim,
  fetcher: typeof fetch,
): Promise<Pick<BootDocument, 'channel' | 'registry'> | null> {
  // The live channel at another moment needs nothing that the document does not carry.
  if (claim.channel === boot.channel.channel) return boot;
  const looked = await look({
    fetch: fetcher,
    channel: { ...boot.channel, channel: claim.channel, generation: -1 },
    keys: boot.keys,
    atLeast: 0,
    etag: null,
    now: boot.serverTime,
    keeps: false,
  });
  return looked.picture;
}

/**
 * Opens it. Never rejects.
 *
 * @param boot the live document.
 * @returns the document of the preview.
 */
export async function openPreview(
  boot: BootDocument,
  token: string,
  fetcher: typeof fetch,
): Promise<Opened> {
  const read = readPreview(token);
  if (read === null) return { ok: false, why: 'bad' };
  const sigs = [
    { keyId: read.keyId, alg: 'Ed25519', value: plain(read.ed25519) },
    { keyId: read.keyId, alg: 'P-256', value: plain(read.p256) },
  ] as const;
  if (!(await isSigned(boot.keys, { text: read.text, signatures: sigs })))
    return { ok: false, why: 'bad' };
  const { claim } = read;
  // A static document knows no time; the device's is enough for what only this tab is to see.
  const now = boot.serverTime ?? Date.now();
  if (claim.expires <= now) return { ok: false, why: 'expired' };
  const picture = await pictureOf(boot, claim, fetcher).catch(() => null);
  if (picture === null) return { ok: false, why: 'unreachable' };
  return {
    ok: true,
    boot: {
      ...boot,
      serverTime: now,
      channel: picture.channel,
      registry: picture.registry,
      stale: false,
    },
    preview: { channel: claim.channel, at: claim.at, expires: claim.expires },
    shiftMs: claim.at === null ? 0 : claim.at - now,
  };
}

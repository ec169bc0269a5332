/**
 * Links that show a tab what is not live: signed, expiring, for one tab (releases D9, "override as
 * XSS").
 */

/** What a link allows. */
export interface PreviewClaim {
  /**
   * A preview channel (`pv-…`) whose generation the tab shows, or a public one to look at another
   * time only.
   */
  readonly channel: string;
  /** The moment the tab believes it is, epoch ms; null for now. */
  readonly at: number | null;
  /** Last moment of the link in server time, epoch ms. */
  readonly expires: number;
}

/** How the names of preview channels begin; 26 letters and digits follow that nobody guesses. */
export const PREVIEW_PREFIX = 'pv-';

/** Whether a channel is a preview: nothing public may name what it shows. */
export const isPreviewChannel = (channel: string): boolean => channel.startsWith(PREVIEW_PREFIX);

/** A link's token taken apart; nothing of it is true before its signature was checked over `text`. */
export interface PreviewToken {
  readonly claim: PreviewClaim;
  readonly text: string;
  readonly keyId: string;
  readonly ed25519: string;
  readonly p256: string;
}

const CHANNEL = /^[a-z][a-z0-9-]{0,31}$/;
const TOKEN =
  /^v1\.([a-z][a-z0-9-]{0,31})\.(\d{1,15}|-)\.(\d{1,15})\.([a-z0-9]{1,16})\.([A-Za-z0-9_-]{80,96})\.([A-Za-z0-9_-]{80,96})$/;

/** The text that is signed. */
export function previewText({ channel, at, expires }: PreviewClaim): string {
  return ['mf-preview/1', channel, at === null ? '-' : String(at), String(expires)].join('\n');
}

/**
 * Writes a token.
 *
 * @param signatures base64url.
 * @throws RangeError for a claim that no token can hold.
 */
export function writePreview(
  claim: PreviewClaim,
  keyId: string,
  signatures: { readonly ed25519: string; readonly p256: string },
): string {
  const token = [
    'v1',
    claim.channel,
    claim.at ?? '-',
    claim.expires,
    keyId,
    signatures.ed25519,
    signatures.p256,
  ].join('.');
  if (!CHANNEL.test(claim.channel) || !TOKEN.test(token))
    throw new RangeError('no token can say this');
  return token;
}

/** Reads a token; null for anything else. */
export function readPreview(token: string): PreviewToken | null {
  const [, channel, at, expires, keyId, ed25519, p256] = TOKEN.exec(token) ?? [];
  if (!channel || !at || !expires || !keyId || !ed25519 || !p256) return null;
  const claim: PreviewClaim = {
    channel,
    at: at === '-' ? null : Number(at),
    expires: Number(expires),
  };
  return { claim, text: previewText(claim), keyId, ed25519, p256 };
}

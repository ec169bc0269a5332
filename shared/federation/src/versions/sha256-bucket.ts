import { bucketOf } from '@site/domain/releases/bucket';

/** Share of a text such as `salt:unit`, in [0, 1). Rejects where a page cannot hash. */
export async function shareOf(text: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return bucketOf(new Uint8Array(digest, 0, 4));
}

/**
 * Calls the back end's control surface.
 *
 * @param path without `/__sandbox`.
 * @throws with its words when it refuses.
 */
export async function control(siteUrl: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${siteUrl}/__sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

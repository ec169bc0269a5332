/** The sandbox's control surface; it answers callers of this machine only. */

/**
 * Asks it.
 *
 * @throws Error with what it said.
 */
export async function control<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`/__sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

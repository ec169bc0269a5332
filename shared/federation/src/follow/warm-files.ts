/**
 * Brings files of a release into the browser's cache without running them; each has to match its
 * hash.
 */
import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import { fileUrl } from '@site/domain/releases/paths';

/**
 * Fetches them one after the other, so that nothing the member waits for gets slower.
 *
 * @throws what the network threw, or Error with the status.
 */
export async function warmFiles(
  fetcher: typeof fetch,
  release: ResolvedRelease,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const url = fileUrl(release.name, release.version, file);
    const integrity = release.files[file];
    if (url === null || integrity === undefined) continue;
    const answer = await fetcher(url, {
      integrity,
      mode: 'cors',
      credentials: 'same-origin',
      priority: 'low',
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
}

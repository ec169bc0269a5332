import { edgeUrl } from '../health';
import { makePreview } from '../preview';
import { momentOf, numberOf, officeOf, say, signatureOf, type Asked } from './options';

/** Makes a preview link of a part, or of another moment. */
export async function previewCommand(asked: Asked, name: string | null): Promise<void> {
  const office = officeOf(asked);
  const preview = await makePreview(
    office,
    {
      name,
      version: asked.values.version,
      at: momentOf(asked),
      hours: numberOf(asked, 'hours') ?? 24,
    },
    signatureOf(asked),
  );
  say(
    `shows ${preview.shows}${asked.values.at === undefined ? '' : ` as of ${asked.values.at}`}, for one tab each, until ${new Date(preview.expires).toISOString()}; no money moves in it`,
  );
  if (preview.isHeld)
    say(
      'its files are in the public store now: no page names them, but who guesses the name and the version can read them',
    );
  say(`${asked.values.domain ?? edgeUrl(asked.values.edge)}${preview.path}`);
}

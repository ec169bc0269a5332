import { edgeUrl } from '../health';
import { makePreview } from '../preview';
import { momentOf, numberOf, contextOf, say, signatureOf, type CommandLine } from './command-line';

/** Makes a preview link of a part, or of another moment. */
export async function previewCommand(args: CommandLine, name: string | null): Promise<void> {
  const context = contextOf(args);
  const preview = await makePreview(
    context,
    {
      name,
      version: args.values.version,
      at: momentOf(args),
      hours: numberOf(args, 'hours') ?? 24,
    },
    signatureOf(args),
  );
  say(
    `shows ${preview.shows}${args.values.at === undefined ? '' : ` as of ${args.values.at}`}, for one tab each, until ${new Date(preview.expires).toISOString()}; no money moves in it`,
  );
  if (preview.isHeld)
    say(
      'its files are in the public store now: no page names them, but who guesses the name and the version can read them',
    );
  say(`${args.values.domain ?? edgeUrl(args.values.edge)}${preview.path}`);
}

import { Refused } from '../changes/change';
import { channelNames } from '../chain';
import { carryOut } from '../context';
import { openKeys, retireKey, rotateKeys } from '../signing/keys';
import { contextOf, needWord, say, signatureOf, type CommandLine } from './command-line';

/** Lists, rotates and retires key pairs; what is live is signed anew by the pairs in force then. */
export async function keysCommand(args: CommandLine): Promise<void> {
  const context = contextOf(args);
  const word = args.words[1] ?? 'list';
  if (word === 'list')
    return say(
      openKeys(context.vault, context.now())
        .map(({ keyId, madeAt }) => `${keyId}   made ${madeAt}`)
        .join('\n'),
    );
  if (word !== 'rotate' && word !== 'retire')
    throw new Refused(`keys can be listed, rotated or retired, not "${word}"`);
  if (word === 'rotate') {
    const keyId = rotateKeys(context.vault, context.now());
    say(
      `${keyId} signs from now on, beside the pair before; once open pages have been loaded anew (a week is safe), retire the old one`,
    );
  } else {
    retireKey(context.vault, needWord(args, 2, 'the name of a key pair'), context.now());
    say(
      `${args.words[2]} signs no longer; pages that only know it keep what they have until they are loaded anew`,
    );
  }
  // Every channel of the store is signed by these pairs, not only the one that is named.
  for (const channel of await channelNames(context.store)) {
    const { generation } = await carryOut(
      { ...context, channel },
      { verb: 'refresh' },
      { ...signatureOf(args), why: args.values.why ?? `keys ${word}` },
    );
    say(`generation ${generation} on ${channel}`);
  }
  if (word === 'retire')
    say('preview links that the retired pair signed are refused from now on; make them again');
}

import { Refused } from '../changes/change';
import { channelNames } from '../chain';
import { carryOut } from '../office';
import { openKeys, retireKey, rotateKeys } from '../signing/keys';
import { officeOf, needWord, say, signatureOf, type Asked } from './options';

/** Lists, rotates and retires key pairs; what is live is signed anew by the pairs in force then. */
export async function keysCommand(asked: Asked): Promise<void> {
  const office = officeOf(asked);
  const word = asked.words[1] ?? 'list';
  if (word === 'list')
    return say(
      openKeys(office.vault, office.now())
        .map(({ keyId, madeAt }) => `${keyId}   made ${madeAt}`)
        .join('\n'),
    );
  if (word !== 'rotate' && word !== 'retire')
    throw new Refused(`keys can be listed, rotated or retired, not "${word}"`);
  if (word === 'rotate') {
    const keyId = rotateKeys(office.vault, office.now());
    say(
      `${keyId} signs from now on, beside the pair before; once open pages have been loaded anew (a week is safe), retire the old one`,
    );
  } else {
    retireKey(office.vault, needWord(asked, 2, 'the name of a key pair'), office.now());
    say(
      `${asked.words[2]} signs no longer; pages that only know it keep what they have until they are loaded anew`,
    );
  }
  // Every channel of the store is signed by these pairs, not only the one that is named.
  for (const channel of await channelNames(office.store)) {
    const { generation } = await carryOut(
      { ...office, channel },
      { verb: 'refresh' },
      { ...signatureOf(asked), why: asked.values.why ?? `keys ${word}` },
    );
    say(`generation ${generation} on ${channel}`);
  }
  if (word === 'retire')
    say('preview links that the retired pair signed are refused from now on; make them again');
}

import { Refused } from '../changes/change';
import { channelNames } from '../chain';
import { carryOut, type ReleaseContext } from '../context';
import { readLive } from '../live';
import {
  openKeys,
  readKeys,
  replaceKeys,
  retireKey,
  rotateKeys,
  type PrivatePair,
} from '../signing/keys';
import type { ReleaseStore } from '../store/release-store';
import { sealAnew } from '../store/sealed-store';
import { contextOf, needWord, say, signatureOf, type CommandLine } from './command-line';

function list({ vault }: ReleaseContext): void {
  const pairs = readKeys(vault);
  if (pairs.length === 0)
    return say('no key pair here; the first release into an empty store makes one');
  for (const { keyId, madeAt } of pairs) say(`${keyId}   made ${madeAt}`);
}

/** Every channel of the store is signed by these pairs, not only the one that is named. */
async function liveChannels({ store }: ReleaseContext) {
  const names = await channelNames(store);
  return Promise.all(names.map(async (name) => (await readLive(store, name))?.channel ?? null));
}

/** What is held back goes over to the newest of the pairs that stay. */
async function sealNewest(
  store: ReleaseStore,
  before: readonly PrivatePair[],
  after: readonly PrivatePair[],
): Promise<number> {
  const newest = after.at(-1);
  return newest === undefined ? 0 : sealAnew(store, before, newest);
}

/** What each word does to the pairs; what is live is signed anew by those in force then. */
const CHANGES: Readonly<
  Record<string, (args: CommandLine, context: ReleaseContext) => Promise<void>>
> = {
  rotate: async (_args, { vault, now }) => {
    const keyId = rotateKeys(vault, now());
    say(
      `${keyId} signs from now on, beside the pair before; once open pages have been loaded anew (a week is safe), retire the old one`,
    );
  },
  retire: async (args, { vault, store, now }) => {
    const retired = needWord(args, 2, 'the name of a key pair');
    const pairs = readKeys(vault);
    // First: ended in between, the pair is still there to open it.
    await sealNewest(
      store,
      pairs,
      pairs.filter(({ keyId }) => keyId !== retired),
    );
    retireKey(vault, retired, now());
    say(
      `${retired} signs no longer; pages that only know it keep what they have until they are loaded anew`,
    );
  },
  replace: async (args, context) => {
    if (args.values.why === undefined)
      throw new Refused(
        'keys replace makes every open page keep what it has until it is loaded anew; say why: --why "…"',
      );
    const taken = (await liveChannels(context)).flatMap((live) => live?.sigs ?? []);
    const before = readKeys(context.vault);
    const keyId = replaceKeys(
      context.vault,
      context.now(),
      taken.map((sig) => sig.keyId),
    );
    const lost = await sealNewest(context.store, before, readKeys(context.vault));
    if (lost > 0)
      say(
        `${lost} files of plans and held versions were sealed with the lost pair and are gone; publish and plan those seasons again`,
      );
    say(
      `${keyId} signs from now on; give every edge the new public keys, pages that are open keep what they have until they are loaded anew`,
    );
  },
};

/** Lists, rotates, retires and replaces key pairs. */
export async function keysCommand(args: CommandLine): Promise<void> {
  const context = contextOf(args);
  const word = args.words[1] ?? 'list';
  if (word === 'list') return list(context);
  const change = Object.hasOwn(CHANGES, word) ? CHANGES[word] : undefined;
  if (!change) throw new Refused(`keys can be listed, rotated, retired or replaced, not "${word}"`);
  const writer = context.writer();
  // Another machine's keys must not be rotated here, where nobody knows them.
  if (word !== 'replace') for (const live of await liveChannels(context)) writer.keys(live);
  await change(args, context);
  const own = openKeys(context.vault, context.now());
  for (const channel of await channelNames(context.store)) {
    const { generation } = await carryOut(
      { ...context, channel, writer: () => ({ ...context.writer(), keys: () => own }) },
      { verb: 'refresh' },
      { ...signatureOf(args), why: args.values.why ?? `keys ${word}` },
    );
    say(`generation ${generation} on ${channel}`);
  }
  if (word === 'retire')
    say('preview links that the retired pair signed are refused from now on; make them again');
}

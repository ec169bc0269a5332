import { planSalt } from '@site/domain/releases/plan-names';
import { explainDevice } from '@site/domain/releases/explain';
import { auditTrail } from '../audit-trail';
import { publishAdvice, requireLive } from '../live';
import { Refused } from '../changes/change';
import { memberWords } from '../changes/cohort-words';
import { bucketFor, statusLines } from '../status';
import { liveOrigins, versionLines, versionList } from '../version-list';
import { contextOf, listOf, momentOf, needWord, say, type CommandLine } from './command-line';

/** Commands that change nothing. */
export const READ_COMMANDS: Readonly<Record<string, (args: CommandLine) => Promise<void>>> = {
  status: async (args) => {
    const { store, channel } = contextOf(args);
    const live = await requireLive(store, channel);
    const origins = await liveOrigins(store, live.registry);
    say(statusLines(live, momentOf(args) ?? Date.now(), origins).join('\n'));
  },
  versions: async (args) => {
    const { store, channel } = contextOf(args);
    const name = needWord(args, 1, 'the name of a part');
    const versions = await versionList(store, (await requireLive(store, channel)).registry, name);
    if (versions.length === 0)
      throw new Refused(`${name} was never published here; ${publishAdvice(name)}`);
    say(versionLines(versions).join('\n'));
  },
  explain: async (args) => {
    const context = contextOf(args);
    const { registry } = await requireLive(context.store, context.channel);
    const unitId = args.values.unit ?? null;
    const name = needWord(args, 1, 'the name of a part');
    const ramp = registry.remotes[name]?.canary?.version;
    const salt = ramp === undefined ? null : planSalt(name, ramp);
    say(
      explainDevice(registry, name, {
        unitId,
        bucket: bucketFor(unitId),
        now: momentOf(args) ?? Date.now(),
        cohorts: memberWords(listOf(args.values.cohorts) ?? [], args.values.member ?? null, salt),
        hostApi: args.values['host-api'],
      }),
    );
  },
  audit: async (args) => {
    const context = contextOf(args);
    for (const { generation, record, intact } of await auditTrail(context.store, context.channel)) {
      if (record === null) {
        say(`${String(generation).padStart(5)}  its record is missing or cannot be read`);
        continue;
      }
      say(
        `${String(record.generation).padStart(5)}  ${record.at}  ${record.action.padEnd(10)} ${record.by}: ${record.why}${intact ? '' : '   DAMAGED: the chain does not fit'}`,
      );
      for (const { name, from, to } of record.changes)
        say(`         ${name}: ${from ?? 'nothing'} -> ${to ?? 'nothing'}`);
      for (const note of record.notes) say(`         ${note}`);
    }
  },
};

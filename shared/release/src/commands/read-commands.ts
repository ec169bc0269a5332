import { auditTrail } from '../audit-trail';
import { requireLive } from '../live';
import { explainFor, statusLines } from '../status';
import { momentOf, needWord, contextOf, say, type CommandLine } from './command-line';

/** Commands that change nothing. */
export const READ_COMMANDS: Readonly<Record<string, (args: CommandLine) => Promise<void>>> = {
  status: async (args) => {
    const context = contextOf(args);
    say(
      statusLines(
        await requireLive(context.store, context.channel),
        momentOf(args) ?? Date.now(),
      ).join('\n'),
    );
  },
  explain: async (args) => {
    const context = contextOf(args);
    const { registry } = await requireLive(context.store, context.channel);
    const cohorts = args.values.include?.split(',') ?? [];
    say(
      explainFor(registry, needWord(args, 1, 'the name of a part'), {
        unitId: args.values.unit ?? null,
        now: momentOf(args) ?? Date.now(),
        cohorts,
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

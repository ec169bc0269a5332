import { auditTrail } from '../audit-trail';
import { requireLive } from '../live';
import { explainFor, statusLines } from '../status';
import { momentOf, needWord, officeOf, say, type Asked } from './options';

/** Commands that change nothing. */
export const READ_COMMANDS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  status: async (asked) => {
    const office = officeOf(asked);
    say(
      statusLines(
        await requireLive(office.store, office.channel),
        momentOf(asked) ?? Date.now(),
      ).join('\n'),
    );
  },
  explain: async (asked) => {
    const office = officeOf(asked);
    const { registry } = await requireLive(office.store, office.channel);
    const cohorts = asked.values.include?.split(',') ?? [];
    say(
      explainFor(registry, needWord(asked, 1, 'the name of a part'), {
        unitId: asked.values.unit ?? null,
        now: momentOf(asked) ?? Date.now(),
        cohorts,
        hostApi: asked.values['host-api'],
      }),
    );
  },
  audit: async (asked) => {
    const office = officeOf(asked);
    for (const { generation, record, intact } of await auditTrail(office.store, office.channel)) {
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

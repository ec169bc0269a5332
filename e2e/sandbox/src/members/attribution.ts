/**
 * Where members came from (§2.4): what the registration said, else the first login that said
 * anything; the first word stays.
 */
import type { LandingMarks } from '@site/contracts/auth';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';

/** The call that said it. */
type SaidBy = 'registration' | 'login';

const NAMES = ['affiliateCode', 'referralCode', 'media', 'web', 'referrer'] as const;

/** Keeps what a call said of its member, once. */
export function noteMarks(
  context: Context,
  memberCode: string,
  saidBy: SaidBy,
  said: Partial<Record<(typeof NAMES)[number], string | undefined>>,
): void {
  const marks = Object.fromEntries(NAMES.map((name) => [name, said[name] ?? '']));
  if (Object.values(marks).every((mark) => mark === '')) return;
  context.db.run(
    'INSERT INTO landing_marks (member_code, said_by, at, marks) VALUES (?, ?, ?, ?) ON CONFLICT (member_code) DO NOTHING',
    memberCode,
    saidBy,
    context.clock.now(),
    JSON.stringify(marks),
  );
}

interface Row {
  readonly member_code: string;
  readonly user_name: string;
  readonly said_by: string;
  readonly at: number;
  readonly marks: string;
}

/** How many members a source brought. */
interface Source {
  readonly affiliateCode: string;
  readonly media: string;
  readonly web: string;
  registrations: number;
  logins: number;
}

/** The report for marketing: each member with its marks, and the sums by source. */
export function attributionReport(context: Context): object {
  const rows = context.db.all<Row>(
    'SELECT l.member_code, m.user_name, l.said_by, l.at, l.marks FROM landing_marks l JOIN members m USING (member_code) ORDER BY l.rowid',
  );
  const members = rows.map((row) => ({
    memberCode: row.member_code,
    userName: row.user_name,
    saidBy: row.said_by,
    at: isoAt(row.at),
    ...(JSON.parse(row.marks) as LandingMarks),
  }));
  const sources = new Map<string, Source>();
  for (const { affiliateCode, media, web, saidBy } of members) {
    const key = JSON.stringify([affiliateCode, media, web]);
    const source = sources.get(key) ?? {
      affiliateCode,
      media,
      web,
      registrations: 0,
      logins: 0,
    };
    source[saidBy === 'registration' ? 'registrations' : 'logins'] += 1;
    sources.set(key, source);
  }
  return { members, sources: [...sources.values()] };
}

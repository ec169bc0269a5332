/** What a member wants to hear of, and what they were told. */
import {
  ALERT_DEFAULT,
  AlertText,
  type Alert,
  type AlertChoice,
  type AlertKind,
} from '@site/domain/alerts/alert';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { exclusionOf } from '../members/limits';
import { findMember } from '../members/store';

/** What is to be told. `key` is what happened, by its own id: it is told once. */
export interface AlertDraft {
  readonly key: string;
  readonly kind: AlertKind;
  readonly title: string;
  readonly body: string;
  /** In-app path without the base. */
  readonly target: string;
}

/** An alert as it is kept. */
export interface StoredAlert extends Alert {
  readonly key: string;
  readonly memberCode: string;
}

/** Most alerts that are kept of a member. */
const MOST = 50;
/** Nothing is told twice within this time; whatever tells looks no further back. */
const REMEMBER_MS = 7 * 86_400_000;
const COLUMNS = 'id, member_code AS memberCode, key, kind, title, body, target, at';

/** Which kinds a member wants. */
export function choiceOf(context: Context, memberCode: string): AlertChoice {
  const row = context.db.one<{ value: string }>(
    "SELECT value FROM settings WHERE member_code = ? AND name = 'alerts'",
    memberCode,
  );
  return row === null
    ? ALERT_DEFAULT
    : { ...ALERT_DEFAULT, ...(JSON.parse(row.value) as Partial<AlertChoice>) };
}

/** Writes which kinds a member wants. */
export const saveChoice = (context: Context, memberCode: string, choice: AlertChoice): void =>
  void context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES (?, 'alerts', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    memberCode,
    JSON.stringify(choice),
  );

/** Whether a member excluded themselves, of whatever it may be: then nothing calls them back (§3.2). */
export function isSilent(context: Context, memberCode: string): boolean {
  const member = findMember(context, memberCode);
  return member === null || exclusionOf(context, member).Status;
}

/** An alert by its id. */
export const findAlert = ({ db }: Pick<Context, 'db'>, id: string): StoredAlert | null =>
  db.one<StoredAlert>(`SELECT ${COLUMNS} FROM alerts WHERE id = ?`, id);

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** @returns whether it was not told before. */
function note({ db, clock }: Context, memberCode: string, key: string): boolean {
  const now = clock.now();
  db.run('DELETE FROM alerts_told WHERE member_code = ? AND at < ?', memberCode, now - REMEMBER_MS);
  return (
    db.run(
      'INSERT INTO alerts_told (member_code, key, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      memberCode,
      key,
      now,
    ) > 0
  );
}

/**
 * Tells a member something once, if they want to hear of it and did not exclude themselves. It may
 * be called inside the transaction of what happened: devices hear of it when that is committed.
 */
export function tellMember(context: Context, memberCode: string, draft: AlertDraft): void {
  const { db, clock, pushes } = context;
  if (!choiceOf(context, memberCode)[draft.kind] || isSilent(context, memberCode)) return;
  db.tx(() => {
    if (!note(context, memberCode, draft.key)) return;
    const id = newId('AL');
    db.run(
      'INSERT INTO alerts (id, member_code, key, kind, title, body, target, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      memberCode,
      draft.key,
      draft.kind,
      cut(draft.title, AlertText.title),
      cut(draft.body, AlertText.body),
      draft.target,
      clock.now(),
    );
    db.run(
      `DELETE FROM alerts WHERE member_code = ? AND seq NOT IN
       (SELECT seq FROM alerts WHERE member_code = ? ORDER BY seq DESC LIMIT ${MOST})`,
      memberCode,
      memberCode,
    );
    pushes.add(id);
  });
}

/** Where an alert stands in the order of a member's; null for one that is none of theirs. */
const placeOf = ({ db }: Context, memberCode: string, id: string): number | null =>
  db.one<{ seq: number }>('SELECT seq FROM alerts WHERE member_code = ? AND id = ?', memberCode, id)
    ?.seq ?? null;

/**
 * A member's alerts since one of them, oldest first.
 *
 * @param after empty for all of them; without it, or where it is not known any more, none.
 */
export function alertsAfter(
  context: Context,
  memberCode: string,
  after: string | undefined,
): { readonly alerts: readonly Alert[]; readonly last: string } {
  const last =
    context.db.one<{ id: string }>(
      'SELECT id FROM alerts WHERE member_code = ? ORDER BY seq DESC LIMIT 1',
      memberCode,
    )?.id ?? '';
  const from = after === '' ? 0 : after === undefined ? null : placeOf(context, memberCode, after);
  if (from === null || isSilent(context, memberCode)) return { alerts: [], last };
  const wanted = choiceOf(context, memberCode);
  const alerts = context.db
    .all<StoredAlert>(
      `SELECT ${COLUMNS} FROM alerts WHERE member_code = ? AND seq > ? ORDER BY seq`,
      memberCode,
      from,
    )
    .filter(({ kind }) => wanted[kind]);
  return { alerts, last };
}

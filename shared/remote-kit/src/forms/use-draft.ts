/**
 * What was typed into a form of money survives a reload (spec of the wallet); only for this tab,
 * gone with the logout.
 */
import { useState } from 'react';
import { jsonKey, usePlatform, type StorageKey } from '@site/platform';

/**
 * Texts of a form by field. No personal data: names, numbers of documents and codes stay in memory
 * (safety C-40).
 */
export type Draft<F extends string> = Readonly<Record<F, string>>;

const LONGEST = 200;

/**
 * Defines where a form's draft is kept.
 *
 * @param fields what may be kept; anything else in storage is dropped.
 */
export function draftKey<F extends string>(
  name: string,
  fields: readonly F[],
): StorageKey<Partial<Draft<F>>> {
  return jsonKey<Partial<Draft<F>>>(`draft:${name}`, 'session', 'logout', 1, (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const kept = fields.flatMap((field) => {
      const text = (value as Partial<Record<string, unknown>>)[field];
      return typeof text === 'string' && text.length <= LONGEST ? [[field, text] as const] : [];
    });
    return Object.fromEntries(kept) as Partial<Draft<F>>;
  });
}

/**
 * A kept draft.
 *
 * @returns its values, a way to change some, and a way to forget it after it was sent.
 */
export function useDraft<F extends string>(
  key: StorageKey<Partial<Draft<F>>>,
  initial: Draft<F>,
): readonly [Draft<F>, (patch: Partial<Draft<F>>) => void, () => void] {
  const { storage } = usePlatform();
  const [values, setValues] = useState<Draft<F>>(() => ({ ...initial, ...storage.read(key) }));
  const change = (patch: Partial<Draft<F>>): void => {
    const next = { ...values, ...patch };
    setValues(next);
    storage.write(key, next);
  };
  const forget = (): void => {
    setValues(initial);
    storage.remove(key);
  };
  return [values, change, forget];
}

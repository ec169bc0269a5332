/** The kinds that a member wants: shown at once, put back when the server does not take them. */
import { useRef, useState } from 'react';
import { getAlertSettings, saveAlertSettings, type AlertSettings } from '@site/contracts/alerts';
import type { AlertChoice, AlertKind } from '@site/domain/alerts/alert';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText } from '@site/remote-kit/forms';

/** The choice as it is shown, and a way to change it. */
export function useKinds({
  kinds,
}: AlertSettings): readonly [AlertChoice, (kind: AlertKind, on: boolean) => void] {
  const { api, toast } = usePlatform();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<AlertChoice | null>(null);
  /** What is on its way, with all taps since. */
  const latest = useRef<AlertChoice | null>(null);
  const isSaving = useRef(false);

  const save = async (): Promise<void> => {
    for (let asked = latest.current; asked !== null;) {
      const answer = await api.call(saveAlertSettings, { body: asked });
      if (answer.ok) queries.setQueriesData({ queryKey: [getAlertSettings.id] }, answer.value);
      else toast.show('error', errorText(answer.error));
      // Taps that came meanwhile go out together; after a refusal all go back.
      asked = answer.ok && latest.current !== asked ? latest.current : null;
    }
    latest.current = null;
    setWanted(null);
  };
  const change = (kind: AlertKind, on: boolean): void => {
    latest.current = { ...(latest.current ?? kinds), [kind]: on };
    setWanted(latest.current);
    if (isSaving.current) return;
    isSaving.current = true;
    void save().finally(() => {
      isSaving.current = false;
    });
  };
  return [wanted ?? kinds, change];
}

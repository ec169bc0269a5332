import { useEffect, useState } from 'react';
import type { ConsoleDraft } from '@site/contracts/releases/console';
import type { ConsoleApi } from './api';
import { typedTexts } from './draft-fields';
import { useWords } from './language';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Bytes of a file as base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error(String(reader.error))));
    reader.readAsDataURL(file);
  });

/** What is on the screen, as the server tells it from what others saved since. */
const seenOf = ({ saved, base }: ConsoleDraft): string => saved?.at ?? base;

/** The draft of a season with what can be done to it; what went wrong leaves what was typed. */
export function useDraft(api: ConsoleApi, name: string) {
  const words = useWords().drafts;
  const [draft, setDraft] = useState<ConsoleDraft | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Counts loads: the form is filled anew by each, and by nothing else. */
  const [loads, setLoads] = useState(0);
  const take = (read: ConsoleDraft): void => {
    setDraft(read);
    setLoads((before) => before + 1);
  };
  useEffect(() => {
    api.draft(name).then(take, (error: unknown) => setFault(messageOf(error)));
  }, [api, name]);
  const run = async (act: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setFault(null);
    setSaid(null);
    try {
      setSaid(await act());
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    fault,
    said,
    held,
    isBusy,
    loads,
    save: (form: FormData) =>
      run(async () => {
        if (draft === null) return null;
        setDraft(await api.saveDraft(name, seenOf(draft), typedTexts(draft.texts, form)));
        return words.savedNow;
      }),
    picture: (file: File) =>
      run(async () => {
        if (draft === null) return null;
        setDraft(await api.savePicture(name, seenOf(draft), await base64Of(file)));
        return words.savedNow;
      }),
    drop: () =>
      run(async () => {
        if (draft === null) return null;
        await api.dropDraft(name, seenOf(draft));
        take(await api.draft(name));
        return null;
      }),
    /** With what is typed: nothing of it may be left behind. */
    hold: (why: string, form: FormData) =>
      run(async () => {
        if (draft === null) return null;
        const kept = await api.saveDraft(name, seenOf(draft), typedTexts(draft.texts, form));
        setDraft(kept);
        const { version } = await api.holdDraft(name, seenOf(kept), why);
        setHeld(version);
        take(await api.draft(name));
        return null;
      }),
  };
}

/** What was typed into a campaign's form survives a reload in this tab; gone with the logout. */
import { useState } from 'react';
import { LONGEST_ANSWER } from '@site/domain/promotions/campaign';
import { jsonKey, usePlatform } from '@site/platform';

/** Answers by the name of their field. */
export type Answers = Readonly<Record<string, string>>;
interface Kept {
  readonly campaignId: string;
  readonly answers: Answers;
}

const KEY = jsonKey<Kept>('draft:campaign', 'session', 'logout', 1, (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const { campaignId, answers } = value as Partial<Record<keyof Kept, unknown>>;
  if (typeof campaignId !== 'string' || typeof answers !== 'object' || answers === null)
    return null;
  return {
    campaignId,
    answers: Object.fromEntries(
      Object.entries(answers).filter(
        ([, text]) => typeof text === 'string' && text.length <= LONGEST_ANSWER,
      ),
    ) as Answers,
  };
});

/**
 * The draft of a campaign.
 *
 * @returns answers, a way to change one, a way to forget them.
 */
export function useCampaignDraft(
  campaignId: string,
): readonly [Answers, (name: string, text: string) => void, () => void] {
  const { storage } = usePlatform();
  const [answers, setAnswers] = useState<Answers>(() => {
    const kept = storage.read(KEY);
    return kept?.campaignId === campaignId ? kept.answers : {};
  });
  const change = (name: string, text: string): void => {
    const next = { ...answers, [name]: text };
    setAnswers(next);
    storage.write(KEY, { campaignId, answers: next });
  };
  return [answers, change, () => storage.remove(KEY)];
}

/** Campaigns: places and answers (§7.2). */

/** Places of a campaign; `quota` null without end. */
export interface CampaignPlaces {
  readonly quota: number | null;
  readonly enrolledCount: number;
}

/** How many may still enrol, never below zero; null without end. */
export const placesLeft = ({ quota, enrolledCount }: CampaignPlaces): number | null =>
  quota === null ? null : Math.max(0, quota - enrolledCount);

/** A field of an application form. */
export interface CampaignField {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'select';
  readonly required: boolean;
  readonly options: readonly string[];
  readonly maxLength: number;
}

/** What is wrong with an answer. */
export type AnswerFault = 'missing' | 'tooLong' | 'notNumber' | 'notOption';

/** The longest answer that a server takes at all (§7.2, `campaign.apply`). */
export const LONGEST_ANSWER = 500;

/** The fault of an answer, or null; length counts in characters as a reader sees them. */
export function answerFault(
  { kind, required, options, maxLength }: CampaignField,
  answer: string,
): AnswerFault | null {
  const text = answer.trim();
  if (text === '') return required ? 'missing' : null;
  if ([...text].length > Math.min(maxLength, LONGEST_ANSWER)) return 'tooLong';
  if (kind === 'number' && !/^\d+(\.\d+)?$/.test(text)) return 'notNumber';
  return kind === 'select' && !options.includes(text) ? 'notOption' : null;
}

/** The first faulty field with its fault, or null when the form may be sent. */
export function firstFault<F extends CampaignField>(
  fields: readonly F[],
  answers: Readonly<Record<string, string>>,
): { readonly field: F; readonly fault: AnswerFault } | null {
  for (const field of fields) {
    const fault = answerFault(field, answers[field.name] ?? '');
    if (fault !== null) return { field, fault };
  }
  return null;
}

import type { ConsoleOrder } from '@site/contracts/releases/console';

/** A ramp as a person fills it in. */
export interface RampFields {
  readonly percent: string;
  readonly include: string;
  readonly includeMembers: string;
  readonly exclude: string;
  readonly excludeMembers: string;
}

/** One device in a hundred, and nobody in particular. */
export const FIRST_RAMP: RampFields = {
  percent: '1',
  include: '',
  includeMembers: '',
  exclude: '',
  excludeMembers: '',
};

const wordsOf = (text: string): string[] => text.split(/[\s,，、]+/).filter((word) => word !== '');

const cohortsOf = (words: string, members: string): string[] => [
  ...wordsOf(words),
  ...wordsOf(members).map((code) => `member:${code}`),
];

/** Whether the share is a number; all else is for the commands to judge. */
export const isShare = (percent: string): boolean =>
  percent.trim() !== '' && Number(percent) >= 0 && Number(percent) <= 100;

/** The order of some fields. Nobody named leaves a plan as the commands make it without names. */
export function rampOrder(name: string, version: string, fields: RampFields): ConsoleOrder {
  const include = cohortsOf(fields.include, fields.includeMembers);
  const exclude = cohortsOf(fields.exclude, fields.excludeMembers);
  return {
    verb: 'canary',
    name,
    version,
    percent: Number(fields.percent),
    auto: true,
    ...(include.length === 0 ? {} : { include }),
    ...(exclude.length === 0 ? {} : { exclude }),
  };
}

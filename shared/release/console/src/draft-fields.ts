/** The fields of a draft, as one table: where each stands, and how it is typed. */
import type { ConsoleTexts } from '@site/contracts/releases/console';
import type { Words } from './phrases/en';

type Group = keyof Words['drafts']['groups'];
type Name = keyof Words['drafts']['fields'];

/** One field. */
export interface DraftField {
  readonly path: string;
  readonly label: Name;
  readonly kind: 'text' | 'lines' | 'colour' | 'target';
}

const field = (path: string, label: Name, kind: DraftField['kind'] = 'text'): DraftField => ({
  path,
  label,
  kind,
});

const way = (at: number): readonly DraftField[] => [
  field(`data.ways.${at}.title`, 'wayTitle'),
  field(`data.ways.${at}.text`, 'wayText'),
  field(`data.ways.${at}.action`, 'wayAction'),
  field(`data.ways.${at}.to`, 'wayTo', 'target'),
];

/** Fields by their group, for the texts that are there. */
export function fieldsOf({
  data,
}: ConsoleTexts): readonly (readonly [Group, readonly DraftField[]])[] {
  return [
    [
      'poster',
      [
        field('surface.poster.title', 'title'),
        field('surface.poster.slogan', 'slogan'),
        field('surface.poster.lines', 'lines', 'lines'),
        field('surface.poster.ground', 'ground', 'colour'),
        field('surface.poster.ink', 'ink', 'colour'),
      ],
    ],
    [
      'entry',
      [
        field('surface.entry.title', 'entryTitle'),
        field('surface.entry.hint', 'hint'),
        field('surface.entry.sign', 'sign'),
      ],
    ],
    [
      'page',
      [
        field('data.kicker', 'kicker'),
        field('data.share', 'share'),
        field('data.thanks', 'thanks'),
      ],
    ],
    ['prizes', [field('data.prizes', 'prizes', 'lines'), field('data.rules', 'rules', 'lines')]],
    ...data.ways.map((_way, at) => ['ways', way(at)] as const),
    [
      'game',
      data.game === null
        ? []
        : (['act', 'acting', 'won', 'lost'] as const).map((key) => field(`data.game.${key}`, key)),
    ],
    [
      'look',
      [
        ...(['ground', 'card'] as const).map((key) => field(`data.look.${key}`, key, 'colour')),
        field('data.look.line', 'line'),
        ...(['ink', 'ink2', 'accent'] as const).map((key) =>
          field(`data.look.${key}`, key, 'colour'),
        ),
        field('data.look.cta.0', 'cta0', 'colour'),
        field('data.look.cta.1', 'cta1', 'colour'),
        field('data.look.onCta', 'onCta', 'colour'),
      ],
    ],
    [
      'accents',
      [
        field('surface.accents.dark.brand', 'darkBrand', 'colour'),
        field('surface.accents.dark.gold', 'darkGold', 'colour'),
        field('surface.accents.light.brand', 'lightBrand', 'colour'),
        field('surface.accents.light.gold', 'lightGold', 'colour'),
      ],
    ],
  ];
}

type Tree = Record<string, unknown>;

/** What stands at a field, as it is typed: lists with a line each. */
export function typedAt(texts: ConsoleTexts, { path, kind }: DraftField): string {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Tree)[key], texts);
  return kind === 'lines' ? (found as readonly string[]).join('\n') : String(found);
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The texts with what was typed in the fields. */
export function typedTexts(before: ConsoleTexts, form: FormData): ConsoleTexts {
  const next = structuredClone(before) as unknown as Tree;
  for (const { path, kind } of fieldsOf(before).flatMap(([, fields]) => fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Tree>((at, key) => at[key] as Tree, next);
    const text = String(form.get(path) ?? '');
    parent[last] = kind === 'lines' ? linesOf(text) : text.trim();
  }
  return next as unknown as ConsoleTexts;
}

/** The gallery is whole: every component of `@site/ui` has a sheet, and every state can be drawn. */
import fs from 'node:fs';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { SheetPage } from './SheetPage';
import { SHEETS } from './sheets';

const UI = path.resolve(__dirname, '../../ui');

/** An exported value that React draws, by its name: a function, or what `memo` and `styled` make. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]|^X$/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

function exportedComponents(): readonly (readonly [string, unknown])[] {
  const { exports } = JSON.parse(fs.readFileSync(path.join(UI, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.values(exports).flatMap((file) =>
    Object.entries(require(path.join(UI, file)) as Record<string, unknown>).filter(
      ([name, value]) => isComponent(name, value),
    ),
  );
}

test('every component that the package exports has a sheet', () => {
  const drawn = new Set(SHEETS.flatMap((sheet) => sheet.of));
  const found = exportedComponents();
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter(([, value]) => !drawn.has(value)).map(([name]) => name)).toEqual([]);
});

test('a sheet has a name of its own, and draws what it says', () => {
  const exported = new Set(exportedComponents().map(([, value]) => value));
  expect(new Set(SHEETS.map(({ name }) => name)).size).toBe(SHEETS.length);
  for (const { name, of } of SHEETS)
    expect([name, of.filter((part) => !exported.has(part))]).toEqual([name, []]);
});

describe('states', () => {
  const complaints: unknown[] = [];
  beforeEach(() => {
    complaints.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
    Element.prototype.getAnimations ??= () => [];
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  test.each(
    SHEETS.flatMap((sheet) =>
      Object.keys(sheet.states).map((state) => [sheet.name, state, sheet] as const),
    ),
  )('%s, %s is drawn without a complaint', async (_name, state, sheet) => {
    const view = render(<SheetPage sheet={sheet} state={state} />);
    await act(() => Promise.resolve());
    expect(view.getByTestId('sheet').querySelectorAll('[data-state]').length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});

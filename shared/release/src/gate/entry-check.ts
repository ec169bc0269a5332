import { entryFault } from '@site/domain/layout/entries';
import { called, type GateCheck } from './gate-check';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Entries of the bottom navigation and the home page that the host would leave out. */
export const entryCheck: GateCheck = (release) => {
  const paths = listOf(release.surface?.['routes']).map((route) =>
    String((route as { readonly path?: unknown } | null)?.path),
  );
  return listOf(release.surface?.['entries']).flatMap((entry, at) => {
    const fault = entryFault(entry, paths);
    return fault === null
      ? []
      : [
          `${called(release)}: entry ${at + 1} has a wrong "${fault}"; it would be left out of its place`,
        ];
  });
};

import { called, type GateCheck } from './gate-check';
import { readScripts, type ScriptFacts } from './read-script';

/**
 * A text or name that stands in every build of a library, minified or not, and in nothing that only
 * uses the library.
 */
interface Sign {
  readonly library: string;
  readonly isIn: (facts: ScriptFacts) => boolean;
}

const says =
  (part: string) =>
  ({ texts }: ScriptFacts): boolean =>
    texts.some((text) => text.includes(part));
const names =
  (...wanted: string[]) =>
  ({ names: known, texts }: ScriptFacts): boolean =>
    wanted.some((name) => known.has(name) || texts.includes(name));

/**
 * Only the host brings these: a second copy has hooks, streams or sessions of its own that the page
 * never sees.
 */
const SIGNS: readonly Sign[] = [
  { library: 'react', isIn: says('react.transitional.element') },
  {
    library: 'react-dom',
    isIn: names('__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', '__reactFiber$'),
  },
  { library: 'styled-components', isIn: says('data-styled-version') },
  { library: 'rxjs', isIn: says('errors occurred during unsubscription') },
  { library: '@site/platform', isIn: says('no platform: a remote renders inside the host only') },
];

/**
 * A part that carries its own copy of what the host provides is refused; so is code made of texts,
 * which the page's policies block.
 */
export const forbiddenBytes: GateCheck = (release, files) => {
  const facts = [...readScripts(files)].map(([name, each]) => ({ name, facts: each }));
  const copies = SIGNS.flatMap(({ library, isIn }) => {
    const holder = facts.find((file) => isIn(file.facts));
    return holder
      ? [
          `${called(release)}: ${holder.name} contains a copy of ${library}; take the host's: shared, with singleton, strictVersion and import: false`,
        ]
      : [];
  });
  const runners = facts
    .filter((file) => file.facts.runsText)
    .map(
      ({ name }) =>
        `${called(release)}: ${name} makes code out of texts (eval or new Function), which the page's policies block; set the build to production without eval source maps, or drop the library that does it`,
    );
  return [...copies, ...runners];
};

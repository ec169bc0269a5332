import { BROWSERS } from './browsers';
import { called, type GateCheck } from './gate-check';
import { readScripts } from './read-script';

const OLDEST = Object.entries(BROWSERS)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');

/** Scripts and styles of a part, the host's too, run in the oldest browsers of the site. */
export const browserCheck: GateCheck = (release, files) =>
  [...readScripts(files)].flatMap(([name, { newer }]) =>
    newer.map(
      (what) =>
        `${called(release)}: ${name} uses ${what}, which not all of ${OLDEST} know; compile for them, or look whether it is there`,
    ),
  );

import { readBuild } from '../publish';
import { browserCheck } from './browser-check';
import { refusalsOfBytes, scriptsOf } from './bytes';
import { capabilityCheck } from './capability-check';
import { entryCheck } from './entry-check';
import { styleLint } from './style-lint';

/**
 * What reading a build's scripts shows: forbidden bytes, chunk loading, styles, what old
 * browsers lack. The host is what the others are held against: of it only the last is asked.
 */
export function readingFaults(buildDir: string): readonly string[] {
  const release = readBuild(buildDir);
  const scripts = scriptsOf(release, buildDir);
  if (release.kind === 'host') return browserCheck(release, scripts);
  return [
    ...browserCheck(release, scripts),
    ...refusalsOfBytes(release, scripts),
    ...styleLint(release, scripts),
    ...capabilityCheck(release, scripts),
    ...entryCheck(release, scripts),
  ];
}

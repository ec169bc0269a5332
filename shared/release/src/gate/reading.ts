import { readBuild } from '../publish';
import { refusalsOfBytes, scriptsOf } from './bytes';
import { capabilityCheck } from './capability-check';
import { entryCheck } from './entry-check';
import { styleLint } from './style-lint';

/**
 * What reading a build's scripts shows: forbidden bytes, chunk loading, styles. The host is what
 * the others are held against.
 */
export function readingFaults(buildDir: string): readonly string[] {
  const release = readBuild(buildDir);
  if (release.kind === 'host') return [];
  const scripts = scriptsOf(release, buildDir);
  return [
    ...refusalsOfBytes(release, scripts),
    ...styleLint(release, scripts),
    ...capabilityCheck(release, scripts),
    ...entryCheck(release, scripts),
  ];
}

import { called, type GateCheck } from './gate-check';
import { readScripts } from './read-script';

/**
 * The host runs a part's entry as one classic script that sets one global, because only there every
 * file has a hash in the page: the imports of a module have none, and Integrity-Policy would block
 * them.
 */
export const entryKind: GateCheck = (release, files) => {
  const { url, global } = release.entry;
  const facts = readScripts(files).get(url);
  if (facts === undefined)
    return [`${called(release)}: the entry script ${url} is not among the files`];
  if (facts.isModule) {
    return [
      `${called(release)}: ${url} is an ES module. The files that modules import carry no hash in the page, so the host loads classic scripts only: ` +
        'fold the build into one classic script that sets the container as a global (guide "add a remote", section Vite)',
    ];
  }
  if (facts.names.has(global) || facts.texts.includes(global)) return [];
  return [
    `${called(release)}: ${url} never sets the global ${global}; give the container's library this name (it carries the build, so that two versions never meet)`,
  ];
};

import { INTEGRITY_GLOBAL } from '@site/domain/releases/paths';
import { called, type GateCheck } from './gate-check';
import { readScripts } from './read-script';

/**
 * Every script of a part is asked for with the hash that the host has verified; files the host
 * cannot know of are never asked for.
 */
export const chunkLoading: GateCheck = (release, files) =>
  [...readScripts(files)].flatMap(([name, facts]) => {
    if (facts.importsItself) {
      return [
        `${called(release)}: ${name} fetches modules by itself with import(…), and such a fetch carries no hash; let the build turn it into chunks of its own loader, or into one file`,
      ];
    }
    if (facts.makesScripts && !facts.names.has(INTEGRITY_GLOBAL)) {
      return [
        `${called(release)}: ${name} adds script elements without asking ${INTEGRITY_GLOBAL} for their hash, so every chunk would be blocked; add the chunk guard (guide "add a remote", section Rspack)`,
      ];
    }
    return [];
  });

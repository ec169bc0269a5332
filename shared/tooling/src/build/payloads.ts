import fs from 'node:fs';
import path from 'node:path';
import { BUS_SHAPES, MODULE_SHAPES } from '@site/domain/releases/bus-shapes';
import type { Payloads, Shape } from '@site/domain/releases/payloads';
import { readScripts } from '@site/release/gate/read-script';
import type { Part } from '../workspace/parts';

const chosen = (names: ReadonlySet<string>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(BUS_SHAPES).filter(([type]) => names.has(type)));

/**
 * What a build gives to other parts and takes of them. The host brings the bus: it carries every
 * message. Of the others the finished scripts say which they use, whatever tool made them.
 *
 * @returns null for scripts that are none; the gate refuses them with their name.
 */
export function payloadsOf(
  kind: Part['kind'],
  dir: string,
  files: readonly string[],
): Payloads | null {
  if (kind === 'host') return { gives: BUS_SHAPES, takes: { ...BUS_SHAPES, ...MODULE_SHAPES } };
  const scripts = files.filter((name) => /\.m?js$/.test(name));
  try {
    const facts = [
      ...readScripts(
        new Map(scripts.map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')])),
      ).values(),
    ];
    return {
      gives: { ...chosen(new Set(facts.flatMap(({ says }) => [...says]))), ...MODULE_SHAPES },
      takes: chosen(new Set(facts.flatMap(({ hears }) => [...hears]))),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

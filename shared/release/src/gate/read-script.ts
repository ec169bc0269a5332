import { parse } from 'acorn';
import type { ScriptFiles } from './gate-check';
import { newerThings } from './newer';
import { nodesOf, type AnyNode } from './script-nodes';

/** What a script does that decides whether the page may run it. */
export interface ScriptFacts {
  /** Static `import` or `export`, or `import.meta`: it is an ES module. */
  readonly isModule: boolean;
  /** `import(…)` that the browser would do itself. */
  readonly importsItself: boolean;
  /** `document.createElement('script')`. */
  readonly makesScripts: boolean;
  /** `eval(…)` or `Function(…)`: a text becomes code. */
  readonly runsText: boolean;
  /** Names read anywhere, as variables and as members. */
  readonly names: ReadonlySet<string>;
  /** The constant texts in it. */
  readonly texts: readonly string[];
  /** Constant texts that a method `on` is called with. */
  readonly hears: ReadonlySet<string>;
  /** Constant texts that an object has as its `type`. */
  readonly says: ReadonlySet<string>;
  /** What the oldest browsers of the site do not know, in words. */
  readonly newer: readonly string[];
}

const MODULE_NODES = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'ExportAllDeclaration',
  'MetaProperty',
]);

/** `new.target` is a meta property too, and harmless. */
const isModuleNode = (node: AnyNode): boolean =>
  MODULE_NODES.has(node.type) &&
  !(node.type === 'MetaProperty' && node.property?.name === 'target');

function isTextRunner(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  return (
    node.callee?.type === 'Identifier' &&
    (node.callee.name === 'Function' ||
      (node.callee.name === 'eval' && node.type === 'CallExpression'))
  );
}

function makesScript(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee?.property?.name !== 'createElement')
    return false;
  return node.arguments?.[0]?.value === 'script';
}

/** A constant text, quoted or between backticks, as minifiers choose; null for anything else. */
function textOf(node: AnyNode | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [only, ...more] = node?.type === 'TemplateLiteral' ? (node.quasis ?? []) : [];
  return only !== undefined && more.length === 0 ? only.value.raw : null;
}

const heardIn = (node: AnyNode): string | null =>
  node.type === 'CallExpression' && node.callee?.property?.name === 'on'
    ? textOf(node.arguments?.[0])
    : null;

const saidIn = (node: AnyNode): string | null =>
  node.type === 'Property' && (node.key?.name ?? node.key?.value) === 'type'
    ? textOf(node.value as AnyNode)
    : null;

function readScript(text: string): ScriptFacts {
  const newer = newerThings();
  const facts = {
    isModule: false,
    importsItself: false,
    makesScripts: false,
    runsText: false,
    names: new Set<string>(),
    texts: [] as string[],
    hears: new Set<string>(),
    says: new Set<string>(),
  };
  for (const node of nodesOf(
    parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    }) as AnyNode,
  )) {
    newer.see(node);
    facts.isModule ||= isModuleNode(node);
    facts.importsItself ||= node.type === 'ImportExpression';
    facts.makesScripts ||= makesScript(node);
    facts.runsText ||= isTextRunner(node);
    const heard = heardIn(node);
    if (heard !== null) facts.hears.add(heard);
    const said = saidIn(node);
    if (said !== null) facts.says.add(said);
    if (node.type === 'Identifier' && node.name !== undefined) facts.names.add(node.name);
    if (node.type === 'Literal' && typeof node.value === 'string') facts.texts.push(node.value);
    if (node.type === 'TemplateLiteral')
      facts.texts.push(...(node.quasis ?? []).map(({ value }) => value.raw));
  }
  return { ...facts, newer: newer.found() };
}

/** Scripts that were read; several checks look at the same ones. */
const known = new WeakMap<ScriptFiles, ReadonlyMap<string, ScriptFacts>>();

/**
 * What each script does, found by reading and without running it.
 *
 * @throws SyntaxError when one is no JavaScript.
 */
export function readScripts(files: ScriptFiles): ReadonlyMap<string, ScriptFacts> {
  const facts =
    known.get(files) ?? new Map([...files].map(([name, text]) => [name, readScript(text)]));
  known.set(files, facts);
  return facts;
}

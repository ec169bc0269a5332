/** What in a script is newer than the oldest browsers of the site. */
import type { AnyNode } from './script-nodes';
import { NEWER } from './browsers';

/** Language that no older engine can read: one such place costs the whole file. */
function newerSyntax(node: AnyNode): string | null {
  if (node.type === 'StaticBlock') return 'static { } in a class';
  if (node.type === 'BinaryExpression' && node.left?.type === 'PrivateIdentifier')
    return '#name in object';
  if (node.type !== 'Literal' || node.regex === undefined) return null;
  if (/\(\?<[=!]/.test(node.regex.pattern)) return 'a look behind in a regular expression';
  return /[dv]/.test(node.regex.flags) ? `the flags "${node.regex.flags}" of an expression` : null;
}

const nameOf = (node: AnyNode | undefined): string => {
  if (node?.type === 'Identifier') return node.name ?? '';
  if (node?.type !== 'MemberExpression' || node.property?.type !== 'Identifier') return '';
  return `${nameOf(node.object)}.${node.property.name ?? ''}`;
};

/** The ways to say a call that the table may know: with its owner, and as a method of anything. */
function waysOf(node: AnyNode): readonly string[] {
  const isCall = node.type === 'CallExpression' && node.optional !== true;
  if (!isCall && node.type !== 'NewExpression') return [];
  const name = nameOf(node.callee).replace(/^(?:window|self|globalThis)\./, '');
  if (!isCall) return [`new ${name}(`];
  return name.includes('.') ? [`${name}(`, `.${name.split('.').at(-1) ?? ''}(`] : [`${name}(`];
}

/**
 * Lengths of a screen whose bars come and go, in a declaration with nothing before it to fall back
 * to.
 */
const VIEWPORT = /([\w-]+):[^;{}]*\d[dsl]v[hw]\b/g;

function newerStyle(css: string): string | null {
  for (const found of css.matchAll(VIEWPORT)) {
    const before = css.slice(0, found.index).replace(/\s+$/, '');
    if (!new RegExp(`(?:^|[;{}\\s])${found[1]}:[^;{}]*;$`).test(before))
      return `"${found[0].slice(0, 40)}" without the same in vh before it`;
  }
  return null;
}

const isText = (node: AnyNode | null): boolean =>
  node?.type === 'Literal' && typeof node.value === 'string';

/** A style with a number where its values come in, of a template or of what it was compiled to. */
function styleOf(node: AnyNode): string | null {
  if (node.type === 'TemplateLiteral')
    return (node.quasis ?? []).map(({ value }) => value.raw).join('0');
  const parts = node.type === 'ArrayExpression' ? (node.elements ?? []) : [];
  return parts.length > 0 && parts.every(isText)
    ? parts.map((part) => String(part?.value)).join('0')
    : null;
}

/** Gathers, node by node, what is newer. */
export interface NewerThings {
  readonly see: (node: AnyNode) => void;
  /** What was found, in words for whoever wrote the script. */
  readonly found: () => readonly string[];
}

/**
 * Reads along while a script is walked through. A newer built-in counts when it is called and never
 * only looked at: `typeof x`, `x ?` and `x?.()` say that its absence is thought of.
 */
export function newerThings(): NewerThings {
  const certain = new Set<string>();
  const calls = new Map<string, AnyNode[]>();
  const mentions = new Map<string, number>();
  const mention = (name: string): void => void mentions.set(name, (mentions.get(name) ?? 0) + 1);
  return {
    see: (node) => {
      const syntax = newerSyntax(node);
      if (syntax !== null) certain.add(syntax);
      const style = styleOf(node);
      const lacking = style === null ? null : newerStyle(style);
      if (lacking !== null) certain.add(lacking);
      if (node.type === 'Identifier') mention(node.name ?? '');
      // `"CloseWatcher" in window` and `Reflect.get(window, "CloseWatcher")` look, too.
      if (typeof node.value === 'string') mention(node.value);
      for (const way of waysOf(node))
        if (NEWER.has(way)) calls.set(way, [...(calls.get(way) ?? []), node]);
    },
    found: () => {
      const unlooked = [...calls].filter(([way, nodes]) => {
        const name = /(\w+)\($/.exec(way)?.[1] ?? '';
        return (mentions.get(name) ?? 0) <= nodes.length;
      });
      return [...certain, ...unlooked.map(([way]) => `${way}…)`)];
    },
  };
}

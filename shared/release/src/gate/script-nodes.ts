import type { Node } from 'acorn';

/** A node of a script's tree, with the fields that the checks read. */
export interface AnyNode extends Node {
  readonly name?: string;
  readonly value?: unknown;
  readonly key?: AnyNode;
  readonly left?: AnyNode;
  readonly object?: AnyNode;
  readonly callee?: AnyNode;
  readonly property?: AnyNode;
  readonly optional?: boolean;
  readonly arguments?: readonly AnyNode[];
  readonly elements?: readonly (AnyNode | null)[];
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** All nodes below one, itself too. */
export function* nodesOf(root: AnyNode): Generator<AnyNode> {
  const open: AnyNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown]) {
        if (typeof child === 'object' && child !== null && 'type' in child)
          open.push(child as AnyNode);
      }
    }
  }
}

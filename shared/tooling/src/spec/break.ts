/**
 * A break is one small change of the product that a row of the specification forbids. A row counts
 * as proven when the test that carries its id turns red with the change, and is green without it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inWorkspace } from '../workspace/paths';
import { rowsOfTitle, titlesOf } from './coverage';
import { SPEC_ROWS } from './rows';

/** What is changed, what that costs a member, and who notices. */
export interface Break {
  readonly row: string;
  /** One line: what would have to break for the test to fail. */
  readonly loses: string;
  /** A file of the product, from the root. */
  readonly file: string;
  /** Text that stands in it once. */
  readonly was: string;
  readonly becomes: string;
  /** A test file with a title of the row; below `e2e/specs` it runs over a built site. */
  readonly shownBy: string;
}

/** Tests prove nothing of themselves, nor of the back end that stands for the server. */
const PRODUCT =
  /^(?:host\/(?:src|edge\/src)|remote-[a-z]+|shared\/(?!tooling|testing|docs)[a-z-]+)\//;
const TEST = /\.(?:test|fixture|spec)\.tsx?$/;

const textOf = (file: string): string | null => {
  const full = inWorkspace(...file.split('/'));
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : null;
};

/** Why a break breaks nothing, or nobody would notice by the row's name. */
export function breakFaults({ row, loses, file, was, becomes, shownBy }: Break): readonly string[] {
  const [source, test] = [textOf(file), textOf(shownBy)];
  const times = source === null ? 0 : source.split(was).length - 1;
  return [
    ...(SPEC_ROWS.some(([id]) => id === row) ? [] : ['is no row']),
    ...(loses.length >= 15 ? [] : ['does not say what is lost']),
    ...(PRODUCT.test(file) && !TEST.test(file) ? [] : [`${file} is no file of the product`]),
    ...(was !== '' && times === 1 ? [] : [`${file} holds ${times} times: ${was}`]),
    ...(was === becomes ? ['changes nothing'] : []),
    ...(test !== null && titlesOf(test).some((title) => rowsOfTitle(title).includes(row))
      ? []
      : [`${shownBy} has no test of this row`]),
  ].map((fault) => `${row}: ${fault}`);
}

/** Tells whether a break is still the one that was tried. */
export const breakKey = ({ row, file, was, becomes, shownBy }: Break): string =>
  createHash('sha256')
    .update(JSON.stringify([row, file, was, becomes, shownBy]))
    .digest('hex')
    .slice(0, 12);

/** Rows to the key of the break that turned their test red, and the day. */
export type Proven = Readonly<Record<string, { readonly key: string; readonly day: string }>>;

/** Where it is kept, from the root. */
export const PROVEN_FILE = 'shared/tooling/src/spec/breaks/proven.json';

/** What was proven. */
export const readProven = (): Proven => JSON.parse(textOf(PROVEN_FILE) ?? '{}') as Proven;

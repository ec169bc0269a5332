/** What the gallery shows of a component: one sheet, with every state it can be in. */
import type { ReactNode } from 'react';

/** A sheet of the gallery. */
export interface Sheet {
  /** Its name in the address: `/?component=Button`. */
  readonly name: string;
  /** What members know it as, in a few words. */
  readonly about: string;
  /** The components that are drawn; a test asks for every component that `@site/ui` exports. */
  readonly of: readonly unknown[];
  /** By the name of the state, which is its name in the address, too: `&state=busy`. */
  readonly states: Readonly<Record<string, () => ReactNode>>;
  /** Covers the whole screen: its states are shown one by one. */
  readonly covers?: true;
}

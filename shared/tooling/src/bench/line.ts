/** One line of a bench: a figure with its unit, and what else belongs to it. */
export type BenchLine = {
  readonly bench: string;
  readonly value: number;
  readonly unit: string;
} & Readonly<Record<string, string | number>>;

/** Takes a line. */
export type Emit = (line: BenchLine) => void;

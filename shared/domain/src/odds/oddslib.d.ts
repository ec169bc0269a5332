/** The part of `oddslib` that a test compares with; the package has no types of its own. */
declare module 'oddslib' {
  type Format = 'malay' | 'hongKong' | 'decimal' | 'indonesian';
  export function from(format: Format, value: number): { readonly to: (format: Format) => number };
}

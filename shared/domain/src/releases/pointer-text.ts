/** What a channel pointer's signatures are made over. */

/** The signed fields of a pointer (releases D2); `pollSeconds` is advice and not signed. */
export interface SignedPointer {
  readonly channel: string;
  readonly generation: number;
  /** URL path of the snapshot, and its hash. */
  readonly registry: string;
  readonly integrity: string;
  readonly issuedAt: string;
  readonly expiresAt: string | null;
  readonly minHost: string | null;
}

/**
 * The text that is signed: one field a line, in this order, after the schema's name. None of the fields can
 * hold a line end, so that two different pointers never share a text.
 */
export function pointerText(pointer: SignedPointer): string {
  const { channel, generation, registry, integrity, issuedAt, expiresAt, minHost } = pointer;
  return ['mf-channel/1', channel, String(generation), registry, integrity, issuedAt, expiresAt ?? '-', minHost ?? '-'].join('\n');
}

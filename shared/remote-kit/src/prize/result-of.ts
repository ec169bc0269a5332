/** What a row of the contract answers. */
import type { Endpoint } from '@site/contracts/endpoint';

export type ResultOf<E> = E extends Endpoint<infer _Q, infer _B, infer R> ? R : never;

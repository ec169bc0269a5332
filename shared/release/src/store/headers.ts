import path from 'node:path';
import { FOREVER } from '@site/domain/serving/security-headers';
import { typeOf } from '@site/domain/serving/file-types';

/** How a file of the store is to be served, whoever serves it (releases D8). */
export interface ServedAs {
  readonly cacheControl: string;
  readonly contentType: string;
  readonly contentEncoding: string | undefined;
}

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Pointers and documents are asked for again each time, everything else never changes. */
export function servedAs(file: string): ServedAs {
  const contentEncoding = ENCODINGS[path.extname(file)];
  const plain = contentEncoding === undefined ? file : file.slice(0, -path.extname(file).length);
  const isMutable = file.startsWith('channel/') || file.startsWith('documents/');
  return {
    cacheControl: isMutable ? 'no-cache' : FOREVER,
    contentType: typeOf(plain),
    contentEncoding,
  };
}

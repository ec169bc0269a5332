/** A certificate for this machine, made when it is needed and kept nowhere. */
import { generate } from 'selfsigned';

/** The names that this machine has for itself. */
const NAMES = ['localhost', '127.0.0.1', '::1'] as const;
/** Browsers take none that lasts longer. */
const DAYS = 365;

/** Key and certificate, both PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * Makes one. Nobody vouches for it: a browser asks whether to go on, a command has to be told.
 *
 * @param now ms; the certificate is good from a day before.
 */
export async function makeCertificate(now: number): Promise<Certificate> {
  const day = 86_400_000;
  const { private: key, cert } = await generate([{ name: 'commonName', value: NAMES[0] }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + DAYS * day),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: NAMES.map((name) =>
          /[.:]/.test(name) ? { type: 7, ip: name } : { type: 2, value: name },
        ),
      },
    ],
  });
  return { key, cert };
}

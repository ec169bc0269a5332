import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { contentSecurityPolicy } from './content-policy';

/**
 * Findings of the checker, with what is checked; 0 to 40 are of weight, from 50 on they are advice
 * for older browsers.
 */
const findingsOf = (policy: string): readonly string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < 60)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);

const policy = contentSecurityPolicy({
  parts: ['host', 'sports'],
  scriptHashes: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  styleHashes: [],
  framesFrom: 'https://games.example',
  socket: 'wss://m.example',
});

/**
 * `'self'` for scripts is advised against where a site serves callbacks or uploads of others. This
 * one serves neither: scripts come from the store of releases alone, everything else is answered as
 * no script (nosniff), and a script of the store runs only with its hash (Integrity-Policy, Trusted
 * Types). A nonce would keep documents from static hosts (ADR 012).
 */
const REASONED = [/^script-src 'self': 'self' can be problematic/];

test('[C-13] csp_evaluator finds nothing in the policy of a page but what has a written reason', () => {
  expect(
    findingsOf(policy).filter((finding) => !REASONED.some((reason) => reason.test(finding))),
  ).toEqual([]);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('[C-13] the checker would find a hole', () => {
  expect(
    findingsOf(policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline' https:")),
  ).not.toEqual(findingsOf(policy));
  expect(findingsOf(policy.replace("object-src 'none'", 'object-src *'))).not.toEqual(
    findingsOf(policy),
  );
});

test('a service for errors opens its one address for calls, and nothing else of the policy', () => {
  const input = { parts: [], scriptHashes: [], styleHashes: [], framesFrom: null, socket: null };
  const shut = contentSecurityPolicy(input);
  expect(contentSecurityPolicy({ ...input, errorService: 'https://key1@errors.example/42' })).toBe(
    shut.replace(
      "connect-src 'self'",
      "connect-src 'self' https://errors.example/api/42/envelope/",
    ),
  );
  expect(contentSecurityPolicy({ ...input, errorService: 'https://*/1' })).toBe(shut);
});

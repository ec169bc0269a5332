/**
 * The envelope of every JSON answer (domain.md "Response shapes"): `{isSuccess, result}` or a first
 * error.
 */
import * as v from 'valibot';

/** One refusal: a code of §8 and the server's words. */
export const wireError = v.object({
  errorCode: v.string(),
  // Words that are none (null, a number) cost the words, never the code.
  description: v.optional(v.fallback(v.string(), ''), ''),
});
/** One refusal. */
export type WireError = v.InferOutput<typeof wireError>;

const success = v.object({ isSuccess: v.literal(true), result: v.optional(v.unknown()) });
/** Only the first error is read, so only that one has to fit. */
const failure = v.object({
  errors: v.array(v.unknown()),
  retryingIn: v.fallback(v.nullish(v.number(), null), null),
});
/** Refused without a code: member updates say why beside the result (§7.3). */
const spoken = v.object({ isSuccess: v.literal(false), result: v.object({ message: v.string() }) });
const target = v.object({
  code: v.optional(v.string()),
  Code: v.optional(v.string()),
  message: v.optional(v.string()),
  Message: v.optional(v.string()),
});
const redirected = v.object({ redirect: target });

/** What an answer turned out to be. */
export type Envelope<R> =
  | { readonly kind: 'ok'; readonly result: R }
  | { readonly kind: 'error'; readonly error: WireError; readonly retryingIn: number | null }
  | { readonly kind: 'redirect'; readonly code: string; readonly url: string }
  | { readonly kind: 'mismatch'; readonly where: string };

const pathText = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? '(root)';

function readSuccess<R>(result: unknown, schema: v.GenericSchema<unknown, R>): Envelope<R> {
  const parsed = v.safeParse(schema, result);
  if (parsed.success) return { kind: 'ok', result: parsed.output };
  return { kind: 'mismatch', where: `result.${pathText(parsed.issues[0])}` };
}

/**
 * Reads a parsed JSON body. The first error is used (§8); a redirect is recognised in either
 * spelling; a body that is none of the three is a mismatch and never an empty success.
 */
export function readEnvelope<R>(body: unknown, schema: v.GenericSchema<unknown, R>): Envelope<R> {
  const redirect = v.safeParse(redirected, body);
  if (redirect.success) {
    const { code, Code, message, Message } = redirect.output.redirect;
    return { kind: 'redirect', code: code ?? Code ?? '', url: message ?? Message ?? '' };
  }
  const refused = v.safeParse(failure, body);
  if (refused.success) {
    const error = v.safeParse(wireError, refused.output.errors[0]);
    if (error.success)
      return { kind: 'error', error: error.output, retryingIn: refused.output.retryingIn };
  }
  const parsed = v.safeParse(spoken, body);
  if (parsed.success)
    return {
      kind: 'error',
      error: { errorCode: '', description: parsed.output.result.message },
      retryingIn: null,
    };
  const ok = v.safeParse(success, body);
  return ok.success
    ? readSuccess(ok.output.result, schema)
    : { kind: 'mismatch', where: 'envelope' };
}

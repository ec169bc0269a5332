/**
 * Reading bodies of the control surface: plain objects, each field checked, errors in words for the
 * developer.
 */
import { ApiError } from '../http/api-error';

const invalid = (text: string): ApiError => new ApiError(400, 'CTL00400', text);

/** A JSON object, empty when there is no body. */
export function objectOf(body: unknown): ReadonlyMap<string, unknown> {
  if (body === undefined || body === null) return new Map();
  if (typeof body !== 'object' || Array.isArray(body))
    throw invalid('the body must be a JSON object');
  return new Map(Object.entries(body));
}

/** A number field, or undefined. */
export function numberIn(body: ReadonlyMap<string, unknown>, name: string): number | undefined {
  const value = body.get(name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw invalid(`"${name}" must be a number`);
}

/** A text field, or undefined. */
export function textIn(body: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const value = body.get(name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw invalid(`"${name}" must be text`);
}

/** A flag, or undefined. */
export function flagIn(body: ReadonlyMap<string, unknown>, name: string): boolean | undefined {
  const value = body.get(name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value;
  throw invalid(`"${name}" must be true or false`);
}

/** A moment: epoch milliseconds or an ISO text. */
export function momentIn(body: ReadonlyMap<string, unknown>, name: string): number | undefined {
  const value = body.get(name);
  if (typeof value !== 'string') return numberIn(body, name);
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) throw invalid(`"${name}" is no date`);
  return ms;
}

/** A field that must be there. */
export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw invalid(`"${name}" is missing`);
  return value;
}

/** A refusal in words. */
export const controlError = invalid;

/** What the service worker and a page of the site say to each other of alerts. */
import { parseReturnPath } from '../session/return-path';
import { readAlert, type Alert } from './alert';

/** A word of the worker to a page. */
export type AlertWord =
  /** To the page that is being looked at: it tells the alert, and answers that it took it. */
  | { readonly type: 'alert'; readonly alert: Alert }
  /** To every page: the system has shown it, no page need. */
  | { readonly type: 'alert-shown'; readonly alert: Alert }
  /** The member tapped a notification: an in-app path without the base. */
  | { readonly type: 'alert-open'; readonly target: string };

/**
 * Reads a word; a path that is none of ours makes it none (safety B4).
 *
 * @returns null for anything else.
 */
export function readAlertWord(value: unknown): AlertWord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, alert, target } = value as Record<string, unknown>;
  if (type === 'alert-open') {
    const path = typeof target === 'string' ? parseReturnPath(target) : null;
    return path === null ? null : { type, target: path };
  }
  const read = type === 'alert' || type === 'alert-shown' ? readAlert(alert) : null;
  return read === null ? null : { type: type as 'alert' | 'alert-shown', alert: read };
}

/**
 * The static shell of a host build, `shell.json`: what the edge paints before any script
 * (performance: a static shell in the document).
 */
import * as v from 'valibot';

/** Schema of `shell.json`. Markup and style are made by the host's build, never from data. */
export const ShellSchema = v.object({
  schema: v.literal('site-shell/1'),
  siteName: v.string(),
  criticalCss: v.string(),
  /** Inline script, allowed in the policy by its hash. */
  bootScript: v.string(),
  /** The app-download bar; shells of older hosts have none. */
  appBar: v.optional(v.string(), ''),
  header: v.string(),
  /** Holds `{title}` where the page's title goes. */
  titleBar: v.string(),
  /** The bottom navigation with the places of the host; entries of the parts are put at its end. */
  navigation: v.string(),
  /** Markup of icons by the names that entries give; a shell of an older host has every place. */
  entryIcons: v.optional(v.record(v.string(), v.string()), {}),
  /** Markup by skeleton name. */
  skeletons: v.record(v.string(), v.string()),
});

/** Parsed `shell.json`. */
export type Shell = v.InferOutput<typeof ShellSchema>;

/**
 * Reads a shell.
 *
 * @returns null when it is none: the edge then serves the document without one.
 */
export function readShell(value: unknown): Shell | null {
  const parsed = v.safeParse(ShellSchema, value);
  return parsed.success ? parsed.output : null;
}

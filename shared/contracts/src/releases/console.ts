/**
 * What the console's page and its server say to each other. The server is a front of the release
 * commands; it decides nothing of its own. A refusal comes as the sentence of the commands and in
 * Chinese, and so does what was done and what is odd in the calendar; lines of commands and of the
 * audit trail are English.
 */
import * as v from 'valibot';
import { CONSOLE_ROLES, type ConsoleRole } from '@site/domain/releases/console-roles';
import { KILL_REASONS, type KillReason } from '@site/domain/releases/kill-reasons';
import type { Both } from '@site/domain/releases/sentence';
import { seasonData } from '../season-data';
import type { Audit } from './audit';
import type { VersionHealth } from './health';
import { CountSchema, PartNameSchema, VersionIdSchema } from './primitives';
import { typedSurface } from './typed-surface';

const name = PartNameSchema;
const version = v.optional(VersionIdSchema);
const moment = v.pipe(v.string(), v.maxLength(40));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const short = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** A window as a person types it; the command says what is wrong with its times. */
export const ConsolePlanSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(48)),
  from: moment,
  until: moment,
  revealAt: v.optional(moment),
  priority: v.pipe(v.number(), v.integer()),
  graceMinutes: CountSchema,
});

/** Cohorts as a person types them; the command says which it does not know. */
const cohorts = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))), v.maxLength(500)),
);

/** What the person saw as live before confirming: the order is carried out on that or not at all. */
const from = v.optional(v.nullable(VersionIdSchema));

const windowId = v.pipe(v.string(), v.maxLength(48));
/** Why something of a season is ended by hand; the command says where one is missing. */
const reason = v.optional(v.picklist(Object.keys(KILL_REASONS) as KillReason[]));

/** Orders that the console takes. */
export const ConsoleOrderSchema = v.variant('verb', [
  v.object({ verb: v.literal('promote'), name, version, from }),
  v.object({ verb: v.literal('rollback'), name, from }),
  v.object({ verb: v.literal('revive'), name }),
  v.object({ verb: v.literal('halt'), name }),
  v.object({ verb: v.literal('kill'), name, reason }),
  v.object({
    verb: v.literal('canary'),
    name,
    version,
    percent: share,
    auto: v.boolean(),
    include: cohorts,
    exclude: cohorts,
  }),
  v.object({ verb: v.literal('ramp'), name, force: v.boolean(), from: v.optional(share) }),
  v.object({ verb: v.literal('restore'), generation: CountSchema }),
  v.object({ verb: v.literal('schedule'), name, version, plan: ConsolePlanSchema }),
  v.object({ verb: v.literal('unschedule'), name, id: windowId }),
  v.object({ verb: v.literal('kill-window'), name, id: windowId, reason }),
]);
/** One order of the console. */
export type ConsoleOrder = v.InferOutput<typeof ConsoleOrderSchema>;

/** One thing that an order will do. Moments are epoch ms. */
export type ConsoleFact =
  | { readonly kind: 'runs'; readonly from: number; readonly until: number }
  /** The window that is there goes. */
  | {
      readonly kind: 'replaces';
      readonly from: number;
      readonly until: number;
      readonly isOtherVersion: boolean;
    }
  | { readonly kind: 'hidden'; readonly until: number }
  | { readonly kind: 'at-once' }
  | { readonly kind: 'past' }
  /** Whether this one leads the home page while both run. */
  | {
      readonly kind: 'overlaps';
      readonly season: string;
      readonly from: number;
      readonly until: number;
      readonly leads: boolean;
    }
  | {
      readonly kind: 'text';
      readonly field: 'title' | 'slogan' | 'kicker' | 'lines' | 'prizes' | 'rules';
      readonly lines: readonly string[];
    }
  | { readonly kind: 'ends'; readonly isRunning: boolean; readonly hidesTexts: boolean }
  | { readonly kind: 'goes'; readonly isRunning: boolean; readonly isHidden: boolean };

/**
 * What an order would change, and the order to send then: with what was live when that was worked
 * out.
 */
export interface ConsoleDifference {
  readonly lines: readonly string[];
  /** What members will see of it, for orders about a season's plan. */
  readonly facts: readonly ConsoleFact[];
  readonly order: ConsoleOrder;
}

/** An order with its reason; without one nothing is carried out. */
export const ConsoleRequestSchema = v.object({ order: ConsoleOrderSchema, why: short });
/** What a preview is asked for. `at` null shows now. */
export const ConsolePreviewSchema = v.object({
  name: v.nullable(name),
  version,
  at: v.nullable(moment),
  hours: v.pipe(v.number(), v.minValue(0.1), v.maxValue(336)),
});
/**
 * Signing in: the name of an account and its password; without accounts the token that the terminal
 * printed, and who sits there (for the audit trail).
 */
export const ConsoleSignInSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
});

/** What an editor changes of a season: its page's data, and what the host knows of it. */
export const ConsoleTextsSchema = v.object({ data: seasonData, surface: typedSurface });
/** Texts, prizes and colours of a season. */
export type ConsoleTexts = v.InferOutput<typeof ConsoleTextsSchema>;

/** `seen`: moment of the draft that was on the screen; the base where nobody had saved one. */
const seen = v.string();
/** Saving a draft's texts. */
export const ConsoleSaveSchema = v.object({ name, seen, texts: ConsoleTextsSchema });
/** Saving its picture: the file's bytes as base64. */
export const ConsolePictureSchema = v.object({
  name,
  seen,
  bytes: v.pipe(v.string(), v.maxLength(700_000), v.base64()),
});
/** Holding a draft back as a version. */
export const ConsoleHoldSchema = v.object({ name, seen, why: short });
/** Dropping a draft. */
export const ConsoleDropSchema = v.object({ name, seen });

/** A draft, or what a new one would begin with. */
export interface ConsoleDraft {
  readonly name: string;
  /** Version that it changes. */
  readonly base: string;
  readonly texts: ConsoleTexts;
  /** Null while nobody saved it. */
  readonly saved: { readonly by: string; readonly at: string } | null;
  /** Whether it has a picture of its own. */
  readonly hasPicture: boolean;
}

/** Before signing in: whether there are named accounts, or the token lets in. */
export interface ConsoleDoor {
  readonly accounts: boolean;
}

/** One act of the console: who did what, and what came of it. */
export const ConsoleActSchema = v.object({
  at: v.string(),
  who: v.string(),
  /** Null for one who did not come in. */
  role: v.nullable(v.picklist(CONSOLE_ROLES)),
  act: v.string(),
  /** Part that it was about; null for none. */
  name: v.nullable(v.string()),
  why: v.nullable(v.string()),
  outcome: v.picklist(['done', 'refused']),
  said: v.string(),
});
/** One line of the acts. */
export type ConsoleAct = v.InferOutput<typeof ConsoleActSchema>;

/** A stored version: where it comes from and what it is now, in the words of the commands. */
export interface ConsoleVersion {
  readonly version: string;
  /** Time, commit, author, publisher, note. */
  readonly origin: string;
  readonly marks: readonly string[];
  readonly isRevoked: boolean;
  /** Some of its sources are in no commit: it does not go live for everybody. */
  readonly isUnclean: boolean;
}

/** One line of the table of parts. */
export interface ConsolePart {
  readonly name: string;
  readonly title: string;
  readonly squad: string;
  readonly contact: string;
  readonly tier: 'critical' | 'standard' | 'seasonal';
  readonly stable: string;
  readonly good: readonly string[];
  readonly kill: string | null;
  readonly canary: {
    readonly version: string;
    readonly percent: number;
    readonly auto: boolean;
    readonly halted: string | null;
    readonly since: string | null;
    /** Whom it adds to its share and whom it leaves out; empty when nobody. */
    readonly cohorts: string;
  } | null;
  /** All published versions, the newest first, those that were revoked last. */
  readonly published: readonly ConsoleVersion[];
  readonly health: VersionHealth | null;
  readonly canaryHealth: VersionHealth | null;
  /**
   * The budget that is nearest to its end, in bytes of the stable version; null when its record
   * tells none.
   */
  readonly budget: { readonly what: string; readonly bytes: number; readonly limit: number } | null;
  /**
   * The oldest version that some page may be given, and when it was built; null when no record
   * tells.
   */
  readonly oldest: { readonly version: string; readonly builtAt: string } | null;
}

/** One line of the calendar. */
export interface ConsoleWindow {
  readonly name: string;
  readonly season: string;
  readonly title: string;
  readonly id: string;
  readonly version: string;
  readonly from: string;
  readonly until: string;
  readonly revealAt: string | null;
  readonly priority: number;
  readonly graceMinutes: number;
  readonly phase: 'none' | 'before' | 'running' | 'grace' | 'ended' | 'killed';
  readonly embargoed: boolean;
  readonly shown: boolean;
}

/** Everything the page shows. */
export interface ConsoleState {
  readonly who: string;
  readonly role: ConsoleRole;
  /** Squad of an account of that role. */
  readonly squad: string | null;
  /** The site's time, epoch ms. */
  readonly now: number;
  readonly channel: string;
  readonly generation: number;
  readonly issuedAt: string;
  readonly expiresAt: string | null;
  readonly keys: readonly string[];
  /** False when the edge does not answer: then no loads are known. */
  readonly edgeAnswers: boolean;
  readonly host: {
    readonly stable: string;
    readonly good: readonly string[];
    readonly published: readonly ConsoleVersion[];
  };
  readonly parts: readonly ConsolePart[];
  readonly calendar: readonly ConsoleWindow[];
  readonly warnings: readonly Both[];
  /** Seasons that can be planned: live or held back. */
  readonly seasons: readonly {
    readonly name: string;
    readonly title: string;
    readonly squad: string | null;
    readonly versions: readonly string[];
  }[];
  /** What the watcher did lately, the newest first. */
  readonly watcher: readonly { readonly at: number; readonly said: string }[];
}

/** One generation of the audit trail; the record is null when it is missing or unreadable. */
export interface ConsoleTrailEntry {
  readonly generation: number;
  readonly record: Audit | null;
  readonly intact: boolean;
}

/** A link to look with. */
export interface ConsoleLink {
  readonly url: string;
  readonly expires: number;
  readonly shows: string;
  /**
   * Whether it shows a held version: its files can be read from then on by who guesses name and
   * version.
   */
  readonly isHeld: boolean;
}

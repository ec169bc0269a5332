/**
 * What a remote declares about itself in `remote.json`: the host guards, lays out and shows a
 * skeleton before its code arrives.
 */
import { ENTRY_ICONS, ENTRY_PLACES, entryFault } from '@site/domain/layout/entries';
import { CAPABILITIES } from '@site/domain/releases/capabilities';
import { exampleOf, fitsPattern } from '@site/domain/releases/example-address';
import * as v from 'valibot';
import { earlyRead, MOST_EARLY_READS } from './early-read';

/** Squad names, slugs and view names: short, lower case. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/));
/** A route path as react-router reads it, without the base path. */
const routePath = v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9_\-/:*]*$/));

/** Skeletons the host can draw before a remote's code arrives. */
export const SKELETONS = [
  'form',
  'list',
  'board',
  'grid',
  'article',
  'poster',
  'plain',
  // Since host API 1.5.
  'lobby',
] as const;

/** Names of the places where remotes show something on pages of others. */
export const SLOT_NAMES = [
  'home.banner',
  'home.news',
  'home.hot-events',
  // Since host API 1.7.
  'home.upcoming',
  'home.games',
  'home.promotions',
  'me.menu',
  'header.wallet',
  'season.entry',
  // The form that a VIP member opens from the header or the service page; opens itself when shown.
  'vip.feedback',
  // Over every page of a member, once the first page stands; draws nothing of its own accord.
  'member.overlay',
] as const;

/** What the first screen of a view reads: the same for everybody, in the order of its need. */
const reads = v.optional(v.pipe(v.array(earlyRead), v.maxLength(MOST_EARLY_READS)));

/**
 * The read whose first item has the largest picture of the first screen (`imageUrl`): the document
 * shows it in the banner's place before any code. One of `reads`.
 */
const hero = v.optional(earlyRead);

/** One route of a remote. */
export const surfaceRoute = v.object({
  path: routePath,
  page: name,
  /**
   * One of §2.5. The browser takes any whole number, so that one wrong route costs that page ('500
   * Error!') and not the remote; a remote's own tests refuse it.
   */
  layoutStatus: v.pipe(v.number(), v.integer()),
  access: v.picklist(['public', 'member']),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  skeleton: v.picklist(SKELETONS),
  /** Maintenance feature that closes this route. */
  feature: v.optional(name),
  /** Opened by the publish gate's smoke run. */
  smoke: v.optional(v.boolean()),
  /** An address of the route, for the gate and for previews; needed where it has a parameter. */
  example: v.optional(v.string()),
  reads,
  hero,
});

const keptHeight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));

/** One view a remote offers for a slot. */
export const surfaceSlot = v.object({
  name: v.picklist(SLOT_NAMES),
  view: name,
  order: v.pipe(v.number(), v.integer()),
  /**
   * Height that the view will most likely have, in points of a 375 wide screen: kept while its code
   * comes, so that what is below neither moves nor seems near. Left to the host without it.
   */
  height: v.optional(keptHeight),
  /** The same where a page is so wide that rows need one line: a tablet, a phone on its side. */
  wideHeight: v.optional(keptHeight),
  reads,
  hero,
});

/**
 * One entry of the bottom navigation or of the home page: how members reach the part. Its words and
 * addresses are checked by the rules of `layout/entries` in the domain, together with the routes.
 */
export const surfaceEntry = v.object({
  place: v.picklist(ENTRY_PLACES),
  /** What `navigation.reselected` says when the entry of the open place is tapped. */
  key: name,
  label: v.string(),
  icon: v.picklist(ENTRY_ICONS),
  to: v.string(),
  within: v.optional(v.array(v.string())),
  order: v.pipe(v.number(), v.integer()),
});

/** What a version needs of the host; checked before anything is downloaded. */
export const surfaceNeeds = v.object({
  hostApi: v.string(),
  shared: v.optional(v.record(v.string(), v.string()), {}),
  bus: v.optional(v.record(v.string(), v.string()), {}),
});

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/**
 * Colours of the site that a season may set while its window is open: accents only, never texts or
 * grounds (architecture 4.1).
 */
export const seasonAccents = v.object({ brand: colour, gold: colour });

/**
 * What the host knows of a season before (and without) its code: entry, accents and the poster that
 * stands in for the page.
 */
export const surfaceSeason = v.object({
  /** Short name in addresses and commands, e.g. `cny2027`. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  accents: v.object({ dark: seasonAccents, light: seasonAccents }),
  poster: v.object({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    slogan: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    /** What there is to do and the rules that matter, when the page itself cannot run. */
    lines: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
      v.minLength(1),
      v.maxLength(8),
    ),
    /** Picture in the release's folder, drawn for 375 by 440 points. */
    image: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.(svg|avif|webp|png|jpg)$/)),
    ground: colour,
    ink: colour,
  }),
  /** Line of the entrance on the home page. */
  entry: v.object({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
    hint: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    sign: v.pipe(v.string(), v.minLength(1), v.maxLength(2)),
  }),
});

const surfaceFields = v.object({
  schema: v.literal('mf-remote/1'),
  name,
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  squad: name,
  contact: v.string(),
  tier: v.picklist(['critical', 'standard', 'seasonal']),
  routes: v.array(surfaceRoute),
  slots: v.optional(v.array(surfaceSlot), []),
  /** Entries of the bottom navigation and of the home page. Since host API 1.4. */
  entries: v.optional(v.array(surfaceEntry), []),
  /**
   * Kinds of money action this remote can look up after a reload; the host loads it when one is
   * open (safety D3).
   */
  moneyKinds: v.optional(
    v.array(v.picklist(['bet', 'deposit', 'withdrawal', 'transfer', 'claim', 'cashOut', 'prize'])),
    [],
  ),
  /**
   * What the remote is handed of the platform; what is not listed is not there. Absent only in
   * records from before host API 1.3, which keep what they had; the gate publishes none without
   * it.
   */
  capabilities: v.optional(v.array(v.picklist(CAPABILITIES))),
  needs: surfaceNeeds,
  /** Seasons only. */
  season: v.optional(surfaceSeason),
});

/** Schema of `remote.json`. */
export const remoteSurface = v.pipe(
  surfaceFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { entries, routes } = dataset.value;
    const paths = routes.map(({ path }) => path);
    for (const { path, smoke, example } of routes) {
      if (example !== undefined && !fitsPattern(path, example))
        addIssue({ message: `the example ${example} is no address of ${path}` });
      if (smoke === true && exampleOf({ path, example }) === null)
        addIssue({ message: `${path} is opened by the gate and names no example` });
    }
    for (const entry of entries) {
      const fault = entryFault(entry, paths);
      if (fault !== null) addIssue({ message: `the entry ${entry.key} has a wrong "${fault}"` });
    }
  }),
);

/** A remote's declared surface. */
export type RemoteSurface = v.InferOutput<typeof remoteSurface>;
/** What a season declares besides. */
export type SurfaceSeason = v.InferOutput<typeof surfaceSeason>;
/** One declared slot view. */
export type SurfaceSlot = v.InferOutput<typeof surfaceSlot>;
/** Name of a slot. */
export type SlotName = (typeof SLOT_NAMES)[number];
/** Name of a skeleton. */
export type SkeletonName = (typeof SKELETONS)[number];

/**
 * Reads what a surface declares of a season.
 *
 * @returns null for a part that is none.
 */
export function readSurfaceSeason(surface: unknown): SurfaceSeason | null {
  const parsed = v.safeParse(v.object({ season: surfaceSeason }), surface);
  return parsed.success ? parsed.output.season : null;
}

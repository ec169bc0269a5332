/** Preview links: what is not live, or another moment, for one tab and some hours (releases D9). */
import crypto from 'node:crypto';
import type { Registry } from '@site/contracts/releases/registry';
import { Routing } from '@site/domain/constants';
import { exampleOf, type ExampleRoute } from '@site/domain/releases/example-address';
import { beijingInstant } from '@site/domain/releases/moment-text';
import { PREVIEW_PREFIX } from '@site/domain/releases/preview';
import { copyVersion } from './copy-version';
import { refused, type Change } from './changes/change';
import { finished } from './changes/finish';
import { makeLive } from './changes/promote';
import { scheduleChange, WINDOW_DEFAULTS, type WindowPlan } from './changes/windows';
import { commit } from './commit';
import { publishedVersions, readPublished, requireLive, requirePublished, type Live } from './live';
import type { ReleaseContext, Signature } from './context';
import { readPlanned, type Planned } from './seasons/planned';
import { signPreview } from './signing/sign';

/** What is wanted. */
export interface PreviewOrder {
  /** A part to show in a version that is not live; null to look at another moment only. */
  readonly name: string | null;
  readonly version?: string | undefined;
  /** The moment the page believes it is, epoch ms; null for now. */
  readonly at: number | null;
  readonly hours: number;
}

/** A link's parts. */
export interface Preview {
  readonly path: string;
  readonly token: string;
  readonly channel: string;
  readonly expires: number;
  readonly shows: string;
  /**
   * Whether it shows a version that is held back: from then on its files lie in the public store,
   * where their address can be guessed.
   */
  readonly isHeld: boolean;
}

const HOUR_MS = 3_600_000;
const MOST_HOURS = 24 * 14;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A channel name that nobody guesses: 130 random bits. */
export function previewChannel(random: (size: number) => Uint8Array = crypto.randomBytes): string {
  return `${PREVIEW_PREFIX}${[...random(26)].map((byte) => LETTERS[byte % 32]).join('')}`;
}

/** The plan a season is shown with: what waits for its reveal, else one day around the moment. */
function planFor(planned: Planned | undefined, at: number): WindowPlan {
  return (
    planned?.plan ?? {
      id: 'preview',
      from: beijingInstant(at),
      until: beijingInstant(at + 24 * HOUR_MS),
      ...WINDOW_DEFAULTS,
      priority: 1_000,
    }
  );
}

async function changeFor(
  context: ReleaseContext,
  live: Live,
  order: PreviewOrder,
  name: string,
): Promise<{ readonly change: Change; readonly version: string; readonly isHeld: boolean }> {
  const { revoked } = live.registry;
  const held = await publishedVersions(context.held, name);
  const version =
    order.version ??
    held.find((each) => !revoked.includes(`${name}@${each}`)) ??
    (await requirePublished(context.store, name, undefined, revoked)).release.version;
  const kept = await readPublished(context.held, name, version);
  const published = kept ?? (await requirePublished(context.store, name, version));
  const moment = order.at ?? context.now().getTime();
  // A window that is over by then shows nothing but its end: whoever looks at the season wants to see it run.
  const hasWindow = (live.registry.remotes[name]?.windows ?? []).some(
    ({ killed, until }) => !killed && Date.parse(until) > moment,
  );
  const planned = (await readPlanned(context.held)).find((each) => each.name === name);
  const wantsPlan = published.release.kind === 'season' && (planned !== undefined || !hasWindow);
  const change = wantsPlan
    ? scheduleChange(published, planFor(planned, moment))
    : makeLive(published);
  // Only what can be shown comes into the public store.
  finished(change(live.registry, context.now()), context.now());
  if (kept !== null) await copyVersion(context.held, context.store, name, version);
  return {
    version,
    change,
    isHeld: kept !== null && !Object.hasOwn(live.registry.versions, `${name}@${version}`),
  };
}

function firstRoute(registry: Registry, name: string | null): string {
  const line = name === null ? undefined : registry.remotes[name];
  const surface = line ? registry.versions[`${name}@${line.stable}`]?.surface : null;
  const routes = Array.isArray(surface?.['routes']) ? (surface['routes'] as ExampleRoute[]) : [];
  const [first] = routes.flatMap((route) => exampleOf(route) ?? []);
  return `${Routing.basePath}${first ?? '/'}`;
}

/**
 * Makes a link. A part that is not public yet is put into a channel of its own that ends with the
 * link; production is not touched.
 *
 * @throws Refused with a sentence.
 */
export async function makePreview(
  context: ReleaseContext,
  order: PreviewOrder,
  { by, why }: Signature,
): Promise<Preview> {
  if (!(order.hours > 0 && order.hours <= MOST_HOURS))
    throw refused`a preview lasts from some minutes to ${MOST_HOURS} hours, not "${order.hours}"`;
  const live = await requireLive(context.store, context.channel);
  const writer = context.writer();
  const keys = writer.keys(live.channel);
  const expires = context.now().getTime() + Math.round(order.hours * HOUR_MS);
  let channel = context.channel;
  let shown = live.registry;
  let shows = 'what is live';
  let isHeld = false;
  if (order.name !== null) {
    const wanted = await changeFor(context, live, order, order.name);
    const { change, version } = wanted;
    isHeld = wanted.isHeld;
    channel = previewChannel();
    const { after } = await commit(
      { ...writer, keys: () => keys },
      {
        channel,
        action: 'preview',
        by,
        why,
        generation: live.channel.generation,
        expiresAt: new Date(expires),
        pollSeconds: 60,
      },
      (_none, now) => change(live.registry, now),
    );
    shown = after;
    shows = `${order.name}@${version}`;
  }
  const token = signPreview(keys, {
    channel,
    at: order.at,
    expires,
  });
  return {
    path: `${firstRoute(shown, order.name)}?preview=${token}`,
    token,
    channel,
    expires,
    shows,
    isHeld,
  };
}

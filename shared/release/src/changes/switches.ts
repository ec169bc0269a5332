import { isPartName, isVersionId } from '@site/domain/releases/paths';
import { killText } from '@site/domain/releases/kill-reasons';
import { neededReason, type Ended } from './kill-reason';
import { lineOf, refused, stableOf, withLine, type Change } from './change';

/** Switches of the site that a release may turn; what each one does. */
export const FLAGS = {
  recorder:
    'sessions are recorded without text, never on pages of money or login (one in ten, all with an error)',
  bootLoopBreaker:
    'a version that twice did not start cleanly on a device is left out there for a day',
  lkgRegistry: 'devices keep the last good plan and use it when the newest cannot be had',
  maintenance:
    'the whole site rests: every page leads to the hard maintenance page, until it is turned off',
  offline:
    'devices keep the files of what is live and open the site without a network; off removes the service worker and all that it kept',
} as const;

/** What a switch is when nobody turned it. */
export const FLAG_DEFAULTS: Readonly<Record<keyof typeof FLAGS, boolean>> = {
  recorder: false,
  bootLoopBreaker: true,
  lkgRegistry: true,
  maintenance: false,
  offline: true,
};

/** Turns a switch of the site. */
export const flagChange =
  (name: string, word: string | undefined): Change =>
  (live) => {
    if (!Object.hasOwn(FLAGS, name))
      throw refused`there is no switch "${name}"; there are: ${Object.keys(FLAGS).join(', ')}`;
    if (word !== 'on' && word !== 'off')
      throw refused`flag ${name} needs on or off, not "${word ?? ''}"`;
    const on = word === 'on';
    if ((live.flags[name] ?? FLAG_DEFAULTS[name as keyof typeof FLAGS]) === on)
      throw refused`${name} is already ${word}`;
    return { ...live, flags: { ...live.flags, [name]: on } };
  };

/**
 * Switches a part off at once: members see its poster, everything else goes on. Of a season the
 * reason decides what its poster may still say.
 */
export const killChange =
  ({ name, why, reason }: Ended & { readonly why: string }): Change =>
  (live) => {
    if (name === 'host') throw refused`the host cannot be switched off; roll it back`;
    const line = lineOf(live, name);
    if (line.kill) throw refused`${name} is switched off already: ${line.kill}`;
    if (why.trim() === '') throw refused`say why ${name} is switched off: --why "…"`;
    const isAsked = line.tier === 'seasonal' || reason !== undefined;
    const known = isAsked ? neededReason(name, reason) : undefined;
    return withLine(live, name, { ...line, kill: killText(known, why) });
  };

/** Switches it on again. */
export const reviveChange =
  (name: string): Change =>
  (live) => {
    const line = lineOf(live, name);
    if (!line.kill) throw refused`${name} is not switched off`;
    return withLine(live, name, { ...line, kill: null });
  };

/** Outlaws a version for good: no device loads it any more, also not one that kept an older plan. */
export const revokeChange =
  (name: string, version: string): Change =>
  (live) => {
    if (!isPartName(name) || !isVersionId(version))
      throw refused`"${name}@${version}" is no version; write it like sports 1.8.1_9f3c2ab`;
    const key = `${name}@${version}`;
    if (live.revoked.includes(key)) throw refused`${key} is revoked already`;
    if (stableOf(live, name) === version)
      throw refused`${key} is live; roll it back first: npm run release -- rollback ${name}`;
    const line = live.remotes[name];
    const next = { ...live, revoked: [...live.revoked, key] };
    if (!line)
      return next.host === null || name !== 'host'
        ? next
        : {
            ...next,
            host: { ...next.host, good: next.host.good.filter((good) => good !== version) },
          };
    return withLine(next, name, {
      ...line,
      good: line.good.filter((good) => good !== version),
      canary: line.canary?.version === version ? null : (line.canary ?? null),
    });
  };

/**
 * Every number of §9 stands once, in the domain's constants. This finds a second one: in the code
 * of the product and in the copy that members read, comments and tests left out.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace/paths';

/** A constant of §9 and how a second one of it would be written. */
interface Homed {
  /** Its name in `shared/domain/src/constants.ts`. */
  readonly home: string;
  readonly finds: RegExp;
}

/** A number as it may be written, with or without the low lines between thousands. */
const n = (digits: string): string => digits.replaceAll('_', '_?');
const number = (digits: string): RegExp => new RegExp(`(?<![\\w.])${n(digits)}(?![\\w.])`);
/** A value under a name that says the same thing; `Ms` and the like may follow the word. */
const named = (word: string, digits: string): RegExp =>
  new RegExp(`${word}\\w*['"]?\\s*[:=]\\s*\\{?\\s*${n(digits)}(?![\\w.])`, 'i');

/** Constants of §9; those whose number is said of many things are known by the name beside it. */
const HOMED: readonly Homed[] = [
  { home: 'Routing.basePath', finds: /['"`]\/cn\/mobile/ },
  { home: 'Identity.siteIdLogin', finds: named('site_?id', '38') },
  { home: 'Identity.siteIdApi', finds: named('site_?id', '44') },
  { home: 'Identity.clientId', finds: /['"`]mobile-web['"`]/ },
  { home: 'Http.requestTimeoutMs', finds: named('timeout', '600_000') },
  { home: 'Http.logTimeoutMs', finds: named('log_?timeout', '5_000') },
  { home: 'Http.dedupeCooldownMs', finds: named('(?:dedupe|cool_?down|repeat)', '333') },
  { home: 'Http.defaultApiVersion', finds: named('default_?api_?version', `['"]2\\.0['"]`) },
  { home: 'Token.refreshEveryMs', finds: number('330_000') },
  { home: 'Token.expiryDeltaS', finds: named('(?:delta|expiry)', '(?:600|600_000)') },
  { home: 'Token.retryTimes', finds: named('(?:tries|retry_?times)', '3') },
  { home: 'Token.retryGapMs', finds: named('retry_?gap', '1_000') },
  { home: 'Balance.throttleMs', finds: named('throttle', '10_000') },
  { home: 'Paging.history', finds: named('(?:per_?page\\w*|page_?size|history)', '80') },
  { home: 'Paging.cmsIdChunk', finds: named('(?:chunk|ids_?most)', '90') },
  { home: 'Paging.sportsData', finds: named('(?:per_?page\\w*|page_?size)', '50') },
  { home: 'Toast.durationMs', finds: named('toast', '(?:3_000|1_500)') },
  { home: 'Toast.offsetPx', finds: /\+ 30px/ },
  { home: 'Toast.modalMs', finds: /(?<![\w.])(?:150ms|0?\.15s)(?![\w])/ },
  { home: 'Viewport.rootFontDivisor', finds: /(?<![\w.])10vw(?!\w)/ },
  { home: 'Viewport.maxWidthPx', finds: /(?<![\w.])(?:680px|68px|680)(?![\w.])/ },
  { home: 'Persisted.hydrateMs', finds: named('hydrate', '5_000') },
  { home: 'Promotion.windowDays', finds: /(?<![\w.(=])180 ?(?:天|日|\* ?(?:DAY|day|86_?400))/ },
  { home: 'Promotion.windowDays', finds: named('(?:(?:window|history)\\w*days?|half)', '180') },
  { home: 'Promotion.noIdToastMs', finds: named('toast', '2_000') },
  { home: 'Sports.searchMin', finds: /(?:不少于|至少) ?3 ?个?字符/ },
  { home: 'Sports.searchMin', finds: named('search_?(?:min|least)', '3') },
  { home: 'Sports.defaultAmounts', finds: /\[\s*['"]?99_?999['"]?\s*,\s*['"]?1_?000['"]?/ },
  {
    home: 'Sports.listDisplaySaveMs',
    finds: named('(?:list_?display|save_?debounce|save)', '2_000'),
  },
  { home: 'Maintenance.redirectMs', finds: named('(?:redirect|maintenance)', '8_000') },
  { home: 'Maintenance.debounceMs', finds: named('(?:maintenance\\w*debounce|debounce)', '300') },
  { home: 'Feedback.max', finds: /(?:反馈|回电)[^'"`]{0,20}(?<!\d)50 ?个?字/ },
  { home: 'Feedback.inputCap', finds: named('(?:feedback|input)_?cap', '500') },
  { home: 'Feedback.callbackMinutes', finds: /(?<![\d])5 ?分钟内[^'"`]{0,12}(?:联系|回电|致电)/ },
  { home: 'Landing.detailsAfterMs', finds: named('details_?after', '1_000') },
  { home: 'Landing.refreshAfterMs', finds: named('refresh_?after', '3_000') },
  { home: 'Telemetry.recordingPausedAfterLoginMs', finds: named('(?:record|pause)', '120_000') },
  { home: 'Telemetry.scriptsAfterMs', finds: named('(?:scripts?|inject)\\w*after', '5_000') },
  {
    home: 'Telemetry.replays',
    finds: named('(?:replays?|traces?)\\w*(?:rate|sample)?', '(?:0\\.1|1)'),
  },
  { home: 'LiveChat', finds: /(?<![\w.])540[^\n]{0,30}(?<![\w.])650(?![\w.])/ },
  { home: 'CookieDays', finds: /Cookie[^'"`\n]{0,30}(?<!\d)(?:30|2) ?天/ },
  { home: 'CookieDays', finds: named('(?:aff\\w*|media|web|referr?er)_?days', '(?:30|2)') },
  { home: 'Time.offsetMs', finds: /(?<![\w.])(?:28_?800_?000|8 \* 3_?600_?000|8 \* 60 \* 60)/ },
  { home: 'Time.offsetMinutes', finds: named('offset\\w*', '480') },
  { home: 'Time.format', finds: /YYYY\/MM\/DD HH:mm/ },
];

/** Places where the same number says another thing, with what it says there. */
const ANOTHER_THING: Readonly<Record<string, readonly string[]>> = {
  // Tries of a version before the next one (releases D6.4), not of a token.
  'shared/federation/src/loading/module-loader.ts': ['Token.retryTimes'],
};

const ROOTS = [
  'host/src',
  'shared/domain/src',
  'shared/contracts/src',
  'shared/platform/src',
  'shared/ui/src',
  'shared/remote-kit/src',
  'shared/federation/src',
  'shared/phrases/src',
] as const;
const HOMES = ['shared/domain/src/constants.ts', 'shared/domain/src/constants-later.ts'];
const SOURCE = /\.tsx?$/;
const NOT_PRODUCT = /\.(?:test|test-d|fixture|stories|d)\.tsx?$/;

/** Comments are told by words; only code and copy count. Line breaks stay, so that lines count. */
const withoutComments = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (text) => text.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');

/** Where a source says a number of §9 again, as `line: home`. */
export function secondHomes(source: string): readonly string[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((line, at) =>
      HOMED.filter(({ finds }) => finds.test(line)).map(({ home }) => `${at + 1}: ${home}`),
    );
}

function sourcesUnder(folder: string): readonly string[] {
  if (!fs.existsSync(inWorkspace(folder))) return [];
  return fs
    .readdirSync(inWorkspace(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(
      (file) =>
        SOURCE.test(file) &&
        !NOT_PRODUCT.test(file) &&
        !file.includes('/node_modules/') &&
        !file.includes('/dist/') &&
        !HOMES.includes(file),
    );
}

/** Every second home in the product, as `file:line: home`. */
export function findSecondHomes(): readonly string[] {
  const remotes = fs
    .readdirSync(inWorkspace('.'))
    .filter((name) => name.startsWith('remote-'))
    .flatMap((name) => [`${name}/src`, `${name}/kit`, `${name}/events`]);
  return [...ROOTS, ...remotes].flatMap(sourcesUnder).flatMap((file) => {
    const other = ANOTHER_THING[file] ?? [];
    return secondHomes(fs.readFileSync(inWorkspace(file), 'utf8'))
      .filter((found) => !other.includes(found.slice(found.indexOf(' ') + 1)))
      .map((found) => `${file}:${found}`);
  });
}

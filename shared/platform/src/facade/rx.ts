/** The streams that remotes may use: named re-exports, shaken once in the host. */
export {
  BehaviorSubject, Observable, ReplaySubject, Subject, bufferTime, combineLatest, distinctUntilChanged, filter, from, interval,
  map, merge, of, scan, share, shareReplay, startWith, switchMap, take, takeUntil, tap, throttleTime, timer,
} from 'rxjs';
export type { Subscription } from 'rxjs';

/**
 * Errors while a page is drawn: the site shows a panel in their place, and who writes it wants to
 * know more.
 */
import { DEV_PATH, type Problem } from '../messages';
import { showOverlay } from './overlay';

let crashed = false;

/**
 * Whether something failed since the page was loaded: its state is gone, and only a new page has
 * all of it.
 */
export const hasCrashed = (): boolean => crashed;

const FRAME = /(\/\S*?\.js):(\d+):(\d+)/;

/** The place in the sources, by the source map. */
async function placeOf({ stack = '' }: Error): Promise<string> {
  const [, url, line, column] = FRAME.exec(stack.replaceAll(location.origin, '')) ?? [];
  if (url === undefined) return '';
  const query = new URLSearchParams({ url, line: line ?? '', column: column ?? '' });
  const answer = await fetch(`${DEV_PATH}/place?${query}`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

function tell(error: Error, where = ''): void {
  crashed = true;
  const message = `${error.name}: ${error.message}${where}\n\n${error.stack ?? ''}`;
  const show = (place: string): void =>
    showOverlay('An error while the page was drawn', [{ place, message } satisfies Problem]);
  void placeOf(error).then(show, () => show(''));
}

/**
 * How React's renderers say what a boundary caught: the development build in words, the other one
 * bare.
 */
function caughtBy(args: readonly unknown[]): void {
  const error = args.find((each) => each instanceof Error);
  const where = args.find(
    (each): each is string => typeof each === 'string' && each.includes('error occurred in'),
  );
  if (error !== undefined && (where !== undefined || args.length === 1))
    tell(error, `\n${where ?? ''}`);
}

/** Listens for them. */
export function watchCrashes(): void {
  const { error: write } = console;
  console.error = (...args: unknown[]) => {
    write.apply(console, args);
    caughtBy(args);
  };
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) tell(error);
  });
}

/**
 * WebKit through its own WebDriver: the engine family of every browser on iOS. Playwright cannot
 * drive the one that Debian ships, so the few commands that journeys need are spoken here
 * (https://www.w3.org/TR/webdriver2/).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { withFonts } from './engines';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LIBRARIES = '/usr/lib';
/** Drawn by the processor: the machine of a test has no graphics card. */
const NO_GRAPHICS = {
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
} as const;

/** A session with one window. */
export interface WebDriver {
  /** Speaks a command; `path` below the session. @throws Error with the driver's words. */
  readonly say: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
  /** Runs the body of a function in the page. */
  readonly run: <T>(script: string, ...args: unknown[]) => Promise<T>;
  /** The first element of a selector; null where there is none. */
  readonly find: (selector: string) => Promise<string | null>;
  readonly stop: () => Promise<void>;
}

/** An element as a command names it. */
export const asElement = (id: string | null): Readonly<Record<string, string>> => ({
  [ELEMENT]: id ?? '',
});

/** The small browser that comes with the library; null where it is not on the machine. */
export function findMiniBrowser(): string | null {
  if (!existsSync(LIBRARIES)) return null;
  const found = readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) =>
      readdirSync(`${LIBRARIES}/${name}`)
        .filter((folder) => folder.startsWith('webkit2gtk-4'))
        .map((folder) => `${LIBRARIES}/${name}/${folder}/MiniBrowser`),
    )
    .toSorted();
  return found.at(-1) ?? null;
}

async function untilAnswers(url: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('the WebDriver of WebKit does not answer');
}

function begin(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(program, args, { env, stdio: 'ignore' });
}

/**
 * Starts a screen, the driver and a session.
 *
 * @param port of the driver; the screen's number follows it.
 * @throws Error where one of them is not on the machine.
 */
export async function startWebDriver(port: number): Promise<WebDriver> {
  const binary = findMiniBrowser();
  if (binary === null) throw new Error('WebKit is not on this machine');
  const display = `:${port}`;
  const screen = begin('Xvfb', [display, '-screen', '0', '800x1000x24'], process.env);
  const env = { ...withFonts(), ...NO_GRAPHICS, DISPLAY: display };
  const driver = begin('WebKitWebDriver', [`--port=${port}`], env);
  const end = (): void => {
    driver.kill();
    screen.kill();
  };
  const origin = `http://127.0.0.1:${port}`;
  const speak = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok)
      throw new Error(`${method} ${path}: ${value.error ?? answer.status} ${value.message ?? ''}`);
    return value;
  };
  try {
    await untilAnswers(origin);
    const { sessionId } = await speak<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    const say: WebDriver['say'] = (method, path, body) =>
      speak(method, `/session/${sessionId}${path}`, body ?? (method === 'POST' ? {} : undefined));
    // As narrow as this window goes.
    await say('POST', '/window/rect', { width: 447, height: 900 });
    return {
      say,
      run: (script, ...args) => say('POST', '/execute/sync', { script, args }),
      find: async (selector) => {
        const found = await say<Record<string, string>[]>('POST', '/elements', {
          using: 'css selector',
          value: selector,
        });
        return found[0]?.[ELEMENT] ?? null;
      },
      stop: async () => {
        await say('DELETE', '').catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

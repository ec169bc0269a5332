import { ensureBrowser } from '../browser/ensure-browser';
import { makeCards } from '../cards/make-cards';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Draws the pictures of links whose sources have changed; look at them before they are committed. */
async function main(): Promise<void> {
  await makeCards(await ensureBrowser(say), say);
}

main().catch((error: unknown) => {
  process.stderr.write(`cards: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

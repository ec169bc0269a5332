/**
 * Taps of several tabs in one moment: a click of the driver waits its turn, behind a busy machine
 * for seconds.
 */
import type { Locator } from 'playwright/test';

/**
 * Taps further apart than this may have an answer between them: then they are two intents (ADR
 * 036).
 */
export const ONE_MOMENT_MS = 100;

/**
 * Taps at one moment of the device's clock, to the millisecond as far as the machine can.
 *
 * @param at epoch ms, far enough ahead for every tab to have heard of it.
 * @returns when it was.
 */
export const tapAt = (button: Locator, at: number): Promise<number> =>
  button.evaluate(
    (element, moment) =>
      new Promise<number>((resolve) => {
        setTimeout(
          () => {
            while (Date.now() < moment);
            const tapped = Date.now();
            (element as HTMLElement).click();
            resolve(tapped);
          },
          moment - Date.now() - 20,
        );
      }),
    at,
  );

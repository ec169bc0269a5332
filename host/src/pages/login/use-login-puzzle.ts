/**
 * The picture puzzle of the login: asked for once a name has failed too often, a fresh one after
 * every try (§7.2 Captcha).
 */
import { useState } from 'react';
import { getCaptchaChallenge, getCaptchaInfo } from '@site/contracts/captcha';
import type { AppError } from '@site/domain/errors/app-error';
import { usePlatform } from '@site/platform/host';

/** What the member sees of a puzzle. `failed` means that it could not be loaded. */
export interface PuzzleState {
  readonly challengeId: string;
  readonly prompt: string;
  readonly tiles: readonly string[];
  readonly picked: readonly number[];
  readonly failed: boolean;
}

const FAILED: PuzzleState = { challengeId: '', prompt: '', tiles: [], picked: [], failed: true };

/** Only pictures of the kind that was agreed reach an image element. */
const isPicture = (tile: string): boolean => tile.startsWith('data:image/svg+xml,');

/** The login wants a puzzle. */
const WANTED = 'MEM00070';
/** Name or password are wrong; it may have been the failure after which puzzles begin. */
const WRONG = 'MEM00059';

export function useLoginPuzzle() {
  const { api } = usePlatform();
  const [state, setState] = useState<PuzzleState | null>(null);
  const load = async (): Promise<void> => {
    const answer = await api.call(getCaptchaChallenge);
    setState(
      answer.ok && answer.value.tiles.every(isPicture)
        ? {
            challengeId: answer.value.challengeId,
            prompt: answer.value.prompt,
            tiles: answer.value.tiles,
            picked: [],
            failed: false,
          }
        : FAILED,
    );
  };
  return {
    state,
    load,
    /**
     * A fresh puzzle where the next try wants one; none where the account itself is refused and no
     * puzzle would help.
     */
    afterFailure: async (username: string, error: AppError): Promise<void> => {
      if (error.kind === 'api' && error.code === WANTED) return load();
      if (error.kind === 'api' && error.code !== WRONG) return setState(null);
      const info = await api.call(getCaptchaInfo, { query: { username } });
      if (info.ok && info.value.isRequired) await load();
      else if (info.ok) setState(null);
    },
    toggle: (tile: number): void => {
      setState((now) =>
        now === null
          ? null
          : {
              ...now,
              picked: now.picked.includes(tile)
                ? now.picked.filter((each) => each !== tile)
                : [...now.picked, tile],
            },
      );
    },
    solved: () =>
      state === null || state.failed
        ? undefined
        : { challengeId: state.challengeId, picked: state.picked },
  };
}

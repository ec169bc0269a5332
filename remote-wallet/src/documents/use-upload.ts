/**
 * Sends one document. The file stays in memory until the server has it: a network that breaks off
 * costs no second photo.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { uploadMemberDocument } from '@site/contracts/documents';
import type { AppError } from '@site/domain/errors/app-error';
import { codeOf, errorText } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';
import { toBase64, type ReadyFile } from '../forms/read-file';
import { DOCUMENTS } from '../phrases/documents';
import { noteUnfinished, type DocumentType } from './unfinished';

/**
 * `waiting`: goes on by itself once the network is back, or with a tap; `broken`: with a tap;
 * `refused`: this file will not do.
 */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly file: ReadyFile }
  | {
      readonly kind: 'waiting' | 'broken' | 'refused';
      readonly file: ReadyFile;
      readonly text: string;
    };

const REFUSED: ReadonlyMap<string | null, string> = new Map([
  ['DOC00413', DOCUMENTS.tooLarge],
  ['DOC00415', DOCUMENTS.kind],
]);
/** One of this kind waits already: an earlier attempt arrived though its answer did not. */
const ARRIVED = 'DOC00409';

/** What the member is told of a failure, by what can be done about it. */
function afterFailure(error: AppError, file: ReadyFile, isOffline: boolean): UploadState {
  if (error.kind === 'network')
    return { kind: 'waiting', file, text: isOffline ? DOCUMENTS.waiting : DOCUMENTS.broken };
  const refused = REFUSED.get(codeOf(error));
  if (refused !== undefined) return { kind: 'refused', file, text: refused };
  return { kind: 'broken', file, text: error.kind === 'api' ? errorText(error) : DOCUMENTS.broken };
}

/** The upload of one kind. */
export interface Upload {
  readonly state: UploadState;
  readonly send: (file: ReadyFile) => void;
  /** Another file was chosen, or none. */
  readonly reset: () => void;
}

/** @param onArrived the server has the document now. */
export function useUpload(type: DocumentType, onArrived: (isNew: boolean) => void): Upload {
  const { api, storage } = usePlatform();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef(false);
  const arrived = useRef(onArrived);
  useLayoutEffect(() => {
    arrived.current = onArrived;
  });

  const send = (file: ReadyFile): void => {
    if (running.current) return;
    running.current = true;
    setState({ kind: 'sending', file });
    noteUnfinished(storage, type, true);
    const work = async (): Promise<void> => {
      const answer = await api.call(uploadMemberDocument, {
        body: { documentType: type, fileName: file.name, contentBase64: toBase64(file.bytes) },
      });
      running.current = false;
      if (answer.ok || codeOf(answer.error) === ARRIVED) {
        noteUnfinished(storage, type, false);
        setState({ kind: 'idle' });
        return arrived.current(answer.ok);
      }
      const next = afterFailure(answer.error, file, !navigator.onLine);
      if (next.kind === 'refused') noteUnfinished(storage, type, false);
      setState(next);
    };
    void work();
  };

  const again = useEffectEvent(send);
  const waiting = state.kind === 'waiting' ? state.file : null;
  useEffect(() => {
    if (waiting === null) return undefined;
    const goOn = (): void => again(waiting);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [waiting]);

  return {
    state,
    send,
    reset: () => {
      if (running.current) return;
      noteUnfinished(storage, type, false);
      setState({ kind: 'idle' });
    },
  };
}

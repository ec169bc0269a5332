/**
 * What is searched stands in the address: the text (`q`), that it was picked (`pick`) and the
 * category (`category`), so that back and reload find it again.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameType } from '@site/contracts/games';
import { canSearch } from '@site/domain/games/filters';
import { useSearchParams } from '@site/platform';
import { readCategory, slugOf } from '../lobby/categories';

/** How long the address waits for the next letter; a name that was picked is complete. */
const ADDRESS_MS = 300;
const PICKED = '1';

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

export interface SearchText {
  readonly typed: string;
  /**
   * What is searched: three characters and more, and a picked name however short it is (R5-2); null
   * while it is neither.
   */
  readonly wanted: string | null;
  readonly type: (text: string) => void;
  readonly pick: (name: string) => void;
}

/** The text of the search, written into the address once the member pauses. */
export function useSearchText(): SearchText {
  const [params, setParams] = useSearchParams();
  const [written, isPickWritten] = [params.get('q') ?? '', params.get('pick') === PICKED];
  const [{ text, isPicked }, setText] = useState({ text: written, isPicked: isPickWritten });
  const trimmed = text.trim();
  const wanted = canSearch(text) || (isPicked && trimmed !== '') ? trimmed : null;
  const isWritten = text === written && isPicked === isPickWritten;
  const isSearch = wanted !== null;
  const write = useEffectEvent(() =>
    setParams(
      (before) => {
        put(before, 'q', text);
        put(before, 'pick', isPicked ? PICKED : '');
        // The category narrowed a search that is over.
        if (!isSearch) before.delete('category');
        return before;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(() => write(), isPicked ? 0 : ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [text, isPicked, isSearch, isWritten]);
  return {
    typed: text,
    wanted,
    type: (next) => setText({ text: next, isPicked: false }),
    pick: (name) => setText({ text: name, isPicked: true }),
  };
}

/** The category that what was found is narrowed to; null for all. */
export function useFoundCategory(): readonly [
  GameType | null,
  (category: GameType | null) => void,
] {
  const [params, setParams] = useSearchParams();
  const choose = (category: GameType | null): void =>
    setParams(
      (before) => {
        put(before, 'category', category === null ? '' : slugOf(category));
        return before;
      },
      { replace: true },
    );
  return [readCategory(params.get('category') ?? undefined), choose];
}

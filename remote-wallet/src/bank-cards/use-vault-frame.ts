/** Listens to the vault's frame; see vault-frame.ts for what it may say. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readVaultMessage } from './vault-frame';

/** A card that the vault keeps; in memory only. */
export interface VaultCard {
  readonly token: string;
  readonly last: string;
}

/** Without a word for this long the member gets a way to load it anew. */
export const VAULT_WATCHDOG_MS = 20_000;

interface VaultFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'ready' | 'dead';
}

export function useVaultFrame(origin: string, onCard: (card: VaultCard) => void): VaultFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<VaultFrame['state']>('loading');
  const take = useEffectEvent(onCard);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const message = readVaultMessage(event, {
        source: frame.current?.contentWindow ?? null,
        origin,
      });
      if (message === null) return;
      setState('ready');
      if (message.event === 'vaultToken') take({ token: message.token, last: message.last });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('dead'), VAULT_WATCHDOG_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { frame, state };
}

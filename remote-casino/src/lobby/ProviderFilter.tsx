import styled from 'styled-components';
import type { GameProvider } from '@site/contracts/games';
import { color, px, radius, type } from '@site/ui';
import { LOBBY } from '../phrases/lobby';

const StyledRow = styled.div`
  display: flex; gap: ${px(8)}; overflow-x: auto; scrollbar-width: none; margin-inline: ${px(-12)}; padding-inline: ${px(12)};
  &::-webkit-scrollbar { display: none; }
  button { flex: none; min-height: ${px(36)}; padding: 0 ${px(12)}; border-radius: ${radius.s}; font-size: ${type.s}; color: ${color('text-2')}; background: ${color('sunken')}; box-shadow: inset 0 0 0 1px ${color('line')}; }
  button[aria-pressed='true'] { color: ${color('gold-text')}; background: ${color('gold-soft')}; box-shadow: inset 0 0 0 1px ${color('gold')}; font-weight: 650; }
  small { margin-inline-start: ${px(6)}; color: ${color('warn')}; font-size: ${type.xs}; }
`;

interface ProviderFilterProps {
  readonly providers: readonly GameProvider[];
  readonly closed: ReadonlyMap<string, string | null>;
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

/** Providers of a category; one or all. */
export function ProviderFilter({ providers, closed, value, onChange }: ProviderFilterProps) {
  return (
    <StyledRow role="group" aria-label={LOBBY.filter}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>{LOBBY.all}</button>
      {providers.map((provider) => (
        <button key={provider.code} type="button" aria-pressed={provider.code === value} data-testid={`provider-${provider.code}`} onClick={() => onChange(provider.code === value ? null : provider.code)}>
          {provider.name}{closed.has(provider.code) ? <small>{LOBBY.maintenance}</small> : null}
        </button>
      ))}
    </StyledRow>
  );
}

import styled from 'styled-components';
import type { GameProvider } from '@site/contracts/games';
import { LIST, LOBBY } from '../phrases/lobby';
import { chipRowLook } from './chip-look';
import { useLobby } from './lobby-context';

const StyledRow = styled.div`
  ${chipRowLook}
`;

interface ProviderChipsProps {
  readonly providers: readonly GameProvider[];
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

/**
 * Providers of a category, one or all. One under maintenance says so; its tap is the lobby's, which
 * tells until when.
 */
export function ProviderChips({ providers, value, onChange }: ProviderChipsProps) {
  const { inMaintenance } = useLobby();
  return (
    <StyledRow role="group" aria-label={LIST.providers}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {LIST.allProviders}
      </button>
      {providers.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === value}
          data-testid={`provider-${code}`}
          data-act="provider"
          data-id={code}
          onClick={() =>
            inMaintenance.has(code) ? undefined : onChange(code === value ? null : code)
          }
        >
          {name}
          {inMaintenance.has(code) ? <small>{LOBBY.maintenance}</small> : null}
        </button>
      ))}
    </StyledRow>
  );
}

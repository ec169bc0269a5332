import styled from 'styled-components';
import type { GameProvider } from '@site/contracts/games';
import { px } from '@site/ui';
import { LIST, LOBBY } from '../phrases/lobby';
import { chipRowLook } from './chip-look';
import { useDesk } from './desk-context';

const StyledRow = styled.div`
  ${chipRowLook}
  & > .sk { flex: none; width: ${px(84)}; height: ${px(40)}; }
`;
const WAITING = 5;

interface ProviderChipsProps {
  /** Undefined while they are on their way. */
  readonly providers: readonly GameProvider[] | undefined;
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

/** Providers of a category, one or all. One under maintenance says so; its tap is the desk's, which tells until when. */
export function ProviderChips({ providers, value, onChange }: ProviderChipsProps) {
  const { resting } = useDesk();
  if (providers === undefined) return <StyledRow aria-hidden="true">{Array.from({ length: WAITING }, (_, at) => <span key={at} className="sk" />)}</StyledRow>;
  return (
    <StyledRow role="group" aria-label={LIST.providers}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>{LIST.allProviders}</button>
      {providers.map(({ code, name }) => (
        <button
          key={code} type="button" aria-pressed={code === value} data-testid={`provider-${code}`} data-act="provider" data-id={code}
          onClick={() => (resting.has(code) ? undefined : onChange(code === value ? null : code))}
        >
          {name}{resting.has(code) ? <small>{LOBBY.maintenance}</small> : null}
        </button>
      ))}
    </StyledRow>
  );
}

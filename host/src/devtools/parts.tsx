/** Small pieces of the squads' panel. */
import { useState, type ReactNode } from 'react';
import { Button, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import type { Scenario } from './scenarios';

export const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${px(8)};
`;
export const StyledCard = styled.section`
  display: grid;
  gap: ${px(8)};
  padding: ${px(10)} ${px(12)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  font-size: ${type.s};
  h3 {
    font-size: ${type.m};
  }
  code {
    font-size: ${type.xs};
    color: ${color('text-2')};
    overflow-wrap: anywhere;
  }
  select {
    min-height: ${px(40)};
    max-width: 100%;
    font-size: ${type.l};
    color: inherit;
    background: ${color('surface')};
    border: 1px solid ${color('line-strong')};
    border-radius: ${radius.s};
  }
`;

/** Runs something and says what became of it. */
export function useRun(): {
  readonly said: string;
  readonly run: (name: string, work: () => Promise<unknown>) => void;
} {
  const [said, setSaid] = useState('');
  return {
    said,
    run: (name, work) => {
      setSaid(`${name} …`);
      work().then(
        () => setSaid(`${name} ✓`),
        (error: unknown) => setSaid(`${name} ✗ ${error instanceof Error ? error.message : ''}`),
      );
    },
  };
}

/** Situations as buttons. */
export function ScenarioRow({
  list,
  run,
}: {
  readonly list: readonly Scenario[];
  readonly run: (name: string, work: () => Promise<unknown>) => void;
}): ReactNode {
  return (
    <StyledRow>
      {list.map((one) => (
        <Button key={one.name} kind="secondary" size="s" onClick={() => run(one.name, one.run)}>
          {one.name}
        </Button>
      ))}
    </StyledRow>
  );
}

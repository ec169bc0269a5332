import { useEffect, useState } from 'react';
import { Button, DateText } from '@site/ui';
import { control } from '../control';
import { ScenarioRow, StyledCard, StyledRow, useRun } from '../parts';
import { FAULTS, MATCH, VENDORS, clearFaults, resetAll } from '../scenarios';

interface ClockView {
  readonly now: number;
  readonly paused: boolean;
  readonly factor: number;
}

const STEPS = [
  ['1 分钟', 60_000],
  ['10 分钟', 600_000],
  ['1 小时', 3_600_000],
  ['1 天', 86_400_000],
] as const;

/** The sandbox's clock, its faults, its vendors and its matches. */
export function WorldTab() {
  const [clock, setClock] = useState<ClockView | null>(null);
  const { said, run } = useRun();
  const change = (name: string, body: object): void =>
    run(name, async () => setClock(await control<ClockView>('POST', '/clock', body)));
  useEffect(() => {
    control<ClockView>('GET', '/clock').then(setClock, () => setClock(null));
  }, []);
  return (
    <>
      <StyledCard role="status">
        <b>
          沙盒时间 {clock === null ? '--' : <DateText at={clock.now} />}
          {clock?.paused ? '（已暂停）' : ''}
        </b>
        <code data-testid="tools-said">{said}</code>
        <StyledRow>
          {STEPS.map(([name, advanceMs]) => (
            <Button
              key={name}
              kind="secondary"
              size="s"
              onClick={() => change(`快进 ${name}`, { advanceMs })}
            >
              快进 {name}
            </Button>
          ))}
          <Button
            kind="secondary"
            size="s"
            onClick={() =>
              change(clock?.paused ? '继续' : '暂停', { pause: !(clock?.paused ?? false) })
            }
          >
            {clock?.paused ? '继续' : '暂停'}
          </Button>
        </StyledRow>
      </StyledCard>
      <StyledCard>
        <h3>故障</h3>
        <ScenarioRow list={FAULTS} run={run} />
        <Button kind="danger" size="s" onClick={() => run('清除故障', clearFaults)}>
          清除故障
        </Button>
      </StyledCard>
      <StyledCard>
        <h3>体育平台</h3>
        <ScenarioRow list={VENDORS} run={run} />
      </StyledCard>
      <StyledCard>
        <h3>赛事</h3>
        <ScenarioRow list={MATCH} run={run} />
      </StyledCard>
      <StyledCard>
        <h3>重来</h3>
        <Button kind="danger" size="s" onClick={() => run('沙盒恢复初始', resetAll)}>
          沙盒恢复初始
        </Button>
      </StyledCard>
    </>
  );
}

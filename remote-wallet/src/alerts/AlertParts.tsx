import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AlertSettings } from '@site/contracts/alerts';
import { ALERT_KIND } from '@site/domain/alerts/alert';
import { Card, Notice, Section, Skeleton, color, px, type } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { ALERTS, KIND, STANDING } from '../phrases/alerts';
import type { DeviceWindow } from './device';
import { useDevice } from './use-device';
import { useKinds } from './use-kinds';

const StyledSwitches = styled.div`
  display: grid;
  gap: ${px(10)};
  small {
    display: block;
    font-size: ${type.s};
    color: ${color('text-3')};
  }
`;

/** A switch's words. */
function Label({ name, hint }: { readonly name: string; readonly hint: string }) {
  return (
    <>
      {name}
      <small>{hint}</small>
    </>
  );
}

/**
 * Whether this device is told when nobody looks at the site, and the rest of the page: it comes
 * once the browser has said how the device stands, or that answer would move it.
 */
export function DevicePart({
  browser,
  serverKey,
  lead,
  rest,
}: {
  readonly browser: DeviceWindow;
  readonly serverKey: string | null;
  readonly lead?: ReactNode;
  readonly rest?: ReactNode;
}) {
  const { standing, busy, problem, turn } = useDevice(browser, serverKey);
  if (standing === null) return <Skeleton kind="list" />;
  const why = STANDING[standing];
  return (
    <>
      {lead}
      <Section title={ALERTS.device}>
        <Card>
          <StyledSwitches>
            <Switch
              label={<Label name={ALERTS.away} hint={ALERTS.awayHint} />}
              checked={standing === 'on'}
              disabled={busy || why !== ''}
              onChange={turn}
              testId="alerts-device"
            />
            {why === '' ? null : (
              <Notice role="status" testId={`alerts-${standing}`}>
                {why}
              </Notice>
            )}
            {problem === null ? null : (
              <Notice tone="warn" role="alert" testId="alerts-problem">
                {problem}
              </Notice>
            )}
          </StyledSwitches>
        </Card>
      </Section>
      {rest}
    </>
  );
}

/** A switch for each kind. */
export function KindsPart({ settings }: { readonly settings: AlertSettings }) {
  const [choice, change] = useKinds(settings);
  return (
    <Section title={ALERTS.kinds}>
      <Card>
        <StyledSwitches>
          {ALERT_KIND.map((kind) => (
            <Switch
              key={kind}
              label={<Label {...KIND[kind]} />}
              checked={choice[kind]}
              onChange={(on) => change(kind, on)}
              testId={`alerts-${kind}`}
            />
          ))}
        </StyledSwitches>
      </Card>
    </Section>
  );
}

import type { ConsoleState } from '@site/contracts/releases/console';
import type { Ask } from './Confirm';
import { Button, Card, Code, Row, Soft, Tag } from './looks';

/** The host: no ramp, all or nothing. */
export function HostCard({
  host,
  onAsk,
}: {
  readonly host: ConsoleState['host'];
  readonly onAsk: (ask: Ask) => void;
}) {
  const newest = host.published.find(({ isRevoked }) => !isRevoked)?.version;
  const live = host.published.find(({ version }) => version === host.stable);
  const [back] = host.good;
  return (
    <Card data-testid="console-part-host" aria-label="host">
      <Row>
        <h2>host</h2>
        <Tag>the shell</Tag>
      </Row>
      <p>
        live <Code>{host.stable}</Code>
      </p>
      {live === undefined ? null : (
        <p>
          <Soft>{live.origin}</Soft>
        </p>
      )}
      <p>
        <Soft>to fall back to: {host.good.join(', ') || 'nothing'}</Soft>
      </p>
      <Row>
        {newest !== undefined && newest !== host.stable ? (
          <Button
            $kind="main"
            onClick={() =>
              onAsk({
                title: `Make host ${newest} live`,
                order: { verb: 'promote', name: 'host', version: newest },
              })
            }
          >
            Make {newest} live
          </Button>
        ) : null}
        {back === undefined ? null : (
          <Button
            onClick={() =>
              onAsk({ title: 'Roll the host back', order: { verb: 'rollback', name: 'host' } })
            }
          >
            Roll back
          </Button>
        )}
      </Row>
    </Card>
  );
}

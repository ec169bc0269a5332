import type { ConsoleState } from '@site/contracts/releases/console';
import type { Ask } from './Confirm';
import { useWords } from './language';
import { Button, Card, Code, Row, Soft, Tag } from './looks';

/** The host: no ramp, all or nothing. */
export function HostCard({
  host,
  onAsk,
}: {
  readonly host: ConsoleState['host'];
  readonly onAsk: (ask: Ask) => void;
}) {
  const words = useWords().parts;
  const newest = host.published.find(({ isRevoked }) => !isRevoked)?.version;
  const live = host.published.find(({ version }) => version === host.stable);
  const [back] = host.good;
  return (
    <Card data-testid="console-part-host" aria-label="host">
      <Row>
        <h2>host</h2>
        <Tag>{words.shell}</Tag>
      </Row>
      <p>
        {words.live} <Code>{host.stable}</Code>
      </p>
      {live === undefined ? null : (
        <p>
          <Soft>{live.origin}</Soft>
        </p>
      )}
      <p>
        <Soft>{words.fallBack(host.good.join(', ') || null)}</Soft>
      </p>
      <Row>
        {newest !== undefined && newest !== host.stable ? (
          <Button
            $kind="main"
            onClick={() =>
              onAsk({
                title: words.makeLiveTitle('host', newest),
                order: { verb: 'promote', name: 'host', version: newest },
              })
            }
          >
            {words.makeLive(newest)}
          </Button>
        ) : null}
        {back === undefined ? null : (
          <Button
            onClick={() =>
              onAsk({
                title: words.backTitle('host', back),
                order: { verb: 'rollback', name: 'host' },
              })
            }
          >
            {words.back}
          </Button>
        )}
      </Row>
    </Card>
  );
}

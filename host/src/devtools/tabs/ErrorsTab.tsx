import { isSignedIn } from '@site/domain/session/access';
import { knownErrorCodes } from '@site/domain/errors/catalogue';
import { usePlatform } from '@site/platform/host';
import { Button } from '@site/ui';
import { reactToFailure } from '../../effects/error-effects';
import { StyledCard, StyledRow } from '../parts';

const ROW = { id: 'tools.error', path: '/api/tools', service: 'gateway', money: false } as const;

/** A code that no catalogue knows: what members see then is the server's description. */
const UNKNOWN = 'XXX00000';

/** Any code of the catalogue at a tap, performed by the same interpreter as a real one. */
export function ErrorsTab() {
  const platform = usePlatform();
  const signedIn = (): boolean => isSignedIn(platform.session.state.get());
  const raise = (code: string): void =>
    reactToFailure(
      {
        row: ROW,
        error: { kind: 'api', code, description: `${code} 的说明`, status: 400 },
        signedIn: signedIn(),
      },
      platform,
    );
  return (
    <>
      <StyledCard>
        <h3>错误代码</h3>
        <StyledRow>
          {[...knownErrorCodes(), UNKNOWN].map((code) => (
            <Button key={code} kind="secondary" size="s" onClick={() => raise(code)}>
              {code}
            </Button>
          ))}
        </StyledRow>
      </StyledCard>
      <StyledCard>
        <h3>没有代码的失败</h3>
        <StyledRow>
          <Button
            kind="secondary"
            size="s"
            onClick={() =>
              reactToFailure(
                { row: ROW, error: { kind: 'http', status: 503 }, signedIn: signedIn() },
                platform,
              )
            }
          >
            503
          </Button>
          <Button
            kind="secondary"
            size="s"
            onClick={() =>
              reactToFailure(
                { row: ROW, error: { kind: 'network' }, signedIn: signedIn() },
                platform,
              )
            }
          >
            断网
          </Button>
          <Button
            kind="secondary"
            size="s"
            onClick={() =>
              reactToFailure(
                { row: ROW, error: { kind: 'timeout' }, signedIn: signedIn() },
                platform,
              )
            }
          >
            超时
          </Button>
        </StyledRow>
      </StyledCard>
    </>
  );
}

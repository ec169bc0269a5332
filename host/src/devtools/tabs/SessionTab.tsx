import { useSession } from '@site/platform';
import { KEYS, usePlatform } from '@site/platform/host';
import { Button } from '@site/ui';
import { ScenarioRow, StyledCard, StyledRow, useRun } from '../parts';
import { DEMO_MEMBERS, DEMO_PASSWORD, memberScenarios } from '../scenarios';

/** Become a demo member, lose the session in every way, change the member on the server. */
export function SessionTab() {
  const { session, storage } = usePlatform();
  const state = useSession();
  const { said, run } = useRun();
  const code = state.status === 'member' ? state.member.memberCode : null;
  const become = async (name: string): Promise<void> => {
    await session.logOut('member');
    const answer = await session.logIn(name, DEMO_PASSWORD);
    if (!answer.ok)
      throw new Error(
        answer.error.kind === 'api'
          ? `${answer.error.code} ${answer.error.description}`
          : answer.error.kind,
      );
  };
  return (
    <>
      <StyledCard role="status">
        <b>{code ?? (state.status === 'loading' ? '登录中' : '访客')}</b>
        <code data-testid="tools-said">{said}</code>
      </StyledCard>
      <StyledCard>
        <h3>登录为</h3>
        <StyledRow>
          {DEMO_MEMBERS.map((name) => (
            <Button
              key={name}
              kind="secondary"
              size="s"
              onClick={() => run(name, () => become(name))}
            >
              {name}
            </Button>
          ))}
        </StyledRow>
      </StyledCard>
      <StyledCard>
        <h3>会话</h3>
        <StyledRow>
          <Button
            kind="secondary"
            size="s"
            onClick={() => run('退出', () => session.logOut('member'))}
          >
            退出
          </Button>
          <Button
            kind="secondary"
            size="s"
            onClick={() =>
              run('弄坏令牌', async () => {
                storage.write(KEYS.memberToken, 'broken-token-of-the-panel');
              })
            }
          >
            弄坏令牌
          </Button>
          <Button
            kind="secondary"
            size="s"
            onClick={() =>
              run('弄坏刷新令牌', async () => {
                storage.write(KEYS.refreshToken, 'broken-token-of-the-panel');
              })
            }
          >
            弄坏刷新令牌
          </Button>
        </StyledRow>
      </StyledCard>
      {code === null ? null : (
        <StyledCard>
          <h3>会员资料</h3>
          <ScenarioRow list={memberScenarios(code)} run={run} />
        </StyledCard>
      )}
    </>
  );
}

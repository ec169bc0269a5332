import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ConsoleApi } from './api';
import { useWords } from './language';
import { LanguageButton } from './LanguageRoom';
import { Button, Card, Fault, Label } from './looks';

const StyledSignIn = styled(Card)`
  max-width: 420px;
  margin: 12vh auto 0;
  form {
    display: grid;
    gap: 14px;
  }
  h1 {
    font-size: 22px;
    margin-bottom: 6px;
  }
  p {
    margin-bottom: 14px;
  }
`;

/**
 * The way in: an account and its password, or, where there is none, the token that the terminal
 * printed and a name for the audit trail.
 */
export function SignIn({ api, onIn }: { readonly api: ConsoleApi; readonly onIn: () => void }) {
  const words = useWords();
  const [token, setToken] = useState('');
  const [who, setWho] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [hasAccounts, setHasAccounts] = useState(false);
  useEffect(() => {
    api.door().then(
      ({ accounts }) => setHasAccounts(accounts),
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [api]);
  const handleSubmit = async (): Promise<void> => {
    try {
      await api.signIn(token, who);
      onIn();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main>
      <StyledSignIn>
        <h1>{words.title}</h1>
        <p>{words.signIn.about}</p>
        <form
          onSubmit={(moment) => {
            moment.preventDefault();
            void handleSubmit();
          }}
        >
          <Label>
            {hasAccounts ? words.signIn.account : words.signIn.name}
            <input
              name="who"
              required
              maxLength={40}
              autoComplete="username"
              value={who}
              onChange={(moment) => setWho(moment.target.value)}
            />
          </Label>
          <Label>
            {hasAccounts ? words.signIn.password : words.signIn.token}
            <input
              name="token"
              type="password"
              required
              autoComplete={hasAccounts ? 'current-password' : 'off'}
              value={token}
              onChange={(moment) => setToken(moment.target.value)}
            />
          </Label>
          {fault === null ? null : <Fault role="alert">{fault}</Fault>}
          <Button type="submit" $kind="main">
            {words.signIn.go}
          </Button>
          <LanguageButton />
        </form>
      </StyledSignIn>
    </main>
  );
}

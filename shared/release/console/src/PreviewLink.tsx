import styled from 'styled-components';
import type { ConsoleLink } from '@site/contracts/releases/console';
import { QrSvg } from '@site/ui/qr-svg';
import { useWords } from './language';
import { Button, Code, Row, Warning } from './looks';
import { beijing } from './times';

const StyledLink = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-top: 16px;
  svg {
    padding: 10px;
    border-radius: 10px;
    background: #fff;
  }
  div {
    flex: 1;
    min-width: 240px;
    display: grid;
    gap: 8px;
    align-content: start;
  }
`;

interface PreviewLinkProps {
  readonly link: ConsoleLink;
  /** Takes what went wrong with copying, in words. */
  readonly onFault: (fault: string) => void;
}

/** A link that was made, with its code for the phone. */
export function PreviewLink({ link, onFault }: PreviewLinkProps) {
  const words = useWords().preview;
  const isNear = /^(localhost|127\..*|\[::1\])$/.test(new URL(link.url).hostname);
  return (
    <StyledLink data-testid="console-link">
      <QrSvg text={link.url} size={220} title={words.scan} />
      <div>
        <p>{words.shows(link.shows, beijing(link.expires))}</p>
        {link.isHeld ? <p>{words.held}</p> : null}
        {isNear ? <Warning>{words.near}</Warning> : null}
        <Code>
          <a href={link.url} target="_blank" rel="noreferrer noopener">
            {link.url}
          </a>
        </Code>
        <Row>
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(link.url).catch(() => onFault(words.notCopied))
            }
          >
            {words.copy}
          </Button>
        </Row>
      </div>
    </StyledLink>
  );
}

/** /CustomerService: every way to a person and to an answer (R2.3-9). */
import { useState } from 'react';
import { Link } from '@site/platform';
import {
  Button,
  Crown,
  Headset,
  Info,
  List,
  Notice,
  PageBody,
  ReceiptText,
  RowContent,
  Section,
  color,
  listRowLook,
  space,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { useLiveChat } from '../../effects/use-live-chat';
import { VipSheet } from '../../features/vip-feedback/VipSheet';
import { useHasVipSheet } from '../../features/vip-feedback/use-has-vip-sheet';
import { SERVICE } from '../../phrases/service';
import { Faq } from './Faq';
import { useServiceAddress } from './service-links';
import { useHelpWindow } from './use-help-window';

const StyledHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]} ${space[1]} ${space[1]};
  h2 {
    font-size: ${type.xxl};
  }
  p {
    font-size: ${type.s};
    line-height: 1.65;
    color: ${color('text-2')};
  }
`;
const StyledRowLink = styled(Link)`
  ${listRowLook}
`;
/** A row whose address is still on its way. */
const StyledRowAhead = styled.div`
  ${listRowLook}
`;
const StyledOuter = styled.a`
  ${listRowLook}
`;
const StyledRowButton = styled.button`
  ${listRowLook}
`;

/** The page. The chat stands first; without a chat server the other ways carry the page. */
export function ServicePage() {
  const address = useServiceAddress();
  const openChat = useLiveChat();
  const openHelp = useHelpWindow();
  const { chat, help } = address;
  const isVip = useHasVipSheet();
  const [vipTaps, setVipTaps] = useState(0);
  return (
    <PageBody>
      <StyledHead>
        <h2>{SERVICE.title}</h2>
        <p>{SERVICE.intro}</p>
      </StyledHead>
      {chat !== null || address.isPending ? (
        <Button
          block
          loading={chat === null}
          icon={<Headset aria-hidden="true" />}
          data-testid={chat === null ? 'service-connecting' : 'service-chat'}
          onClick={() => {
            if (chat !== null) openChat(chat);
          }}
        >
          {chat === null ? SERVICE.chatLoading : SERVICE.chat}
        </Button>
      ) : (
        <Notice tone="warn" role="status" testId="service-no-chat">
          {address.failure === null
            ? SERVICE.chatClosed
            : `${SERVICE.chatFailed}。${address.failure}`}
          {address.failure !== null ? (
            <>
              {' '}
              <Button kind="ghost" size="s" onClick={address.retry}>
                {SERVICE.retry}
              </Button>
            </>
          ) : null}
        </Notice>
      )}
      <Section title={SERVICE.channels}>
        <List>
          {/* Both have their places before their address is known, so that nothing moves. */}
          {chat !== null || address.isPending ? (
            <li>
              <StyledRowLink to="/LiveChat">
                <RowContent
                  icon={<Headset />}
                  title={SERVICE.chatInside}
                  hint={SERVICE.chatHint}
                  leads
                />
              </StyledRowLink>
            </li>
          ) : null}
          {help !== null ? (
            <li>
              <StyledOuter
                href={help}
                target="_blank"
                rel="noopener noreferrer"
                data-testid="service-help"
                onClick={(event) => openHelp(event, help)}
              >
                <RowContent icon={<Info />} title={SERVICE.help} hint={SERVICE.helpHint} leads />
              </StyledOuter>
            </li>
          ) : address.isPending ? (
            <li>
              <StyledRowAhead aria-busy="true">
                <RowContent icon={<Info />} title={SERVICE.help} hint={SERVICE.helpHint} leads />
              </StyledRowAhead>
            </li>
          ) : null}
          {isVip ? (
            <li>
              <StyledRowButton
                type="button"
                data-testid="service-vip"
                onClick={() => setVipTaps(vipTaps + 1)}
              >
                <RowContent icon={<Crown />} title={SERVICE.vip} hint={SERVICE.vipHint} leads />
              </StyledRowButton>
            </li>
          ) : null}
          <li>
            <StyledOuter href={`mailto:${SERVICE.mailAddress}`}>
              <RowContent
                icon={<ReceiptText />}
                title={SERVICE.mail}
                hint={
                  <>
                    {SERVICE.mailAddress}
                    <br />
                    {SERVICE.mailHint}
                  </>
                }
                leads
              />
            </StyledOuter>
          </li>
        </List>
      </Section>
      <Faq />
      {isVip ? <VipSheet taps={vipTaps} /> : null}
    </PageBody>
  );
}

/**
 * How to put the site on the home screen: the browser's prompt where it has one, else steps with
 * pictures and an address to take along.
 */
import { useState } from 'react';
import { Routing } from '@site/domain/constants';
import { usePlatform } from '@site/platform/host';
import {
  ArrowUpFromLine,
  Button,
  Check,
  Copy,
  Notice,
  Sheet,
  Smartphone,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { QrCode } from '@site/ui/qr-code';
import { copyText, isInChatApp } from '@site/ui/share';
import styled from 'styled-components';
import { takeInstallPrompt } from './install-prompt';
import { INSTALL } from './phrases';

const StyledBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(16)};
`;
const StyledGains = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  font-size: ${type.m};
  color: ${color('text-2')};
  li {
    display: flex;
    gap: ${px(8)};
    align-items: center;
  }
  svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('brand-text')};
    flex: none;
  }
`;
const StyledSteps = styled.ol`
  margin-top: ${px(8)};
  display: flex;
  flex-direction: column;
  border-radius: ${radius.l};
  border: 1px solid ${color('line')};
  overflow: hidden;
  li {
    display: flex;
    align-items: center;
    gap: ${px(12)};
    padding: ${px(12)} ${px(14)};
    font-size: ${type.m};
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  span {
    display: grid;
    place-items: center;
    width: ${px(36)};
    height: ${px(36)};
    border-radius: ${radius.m};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    flex: none;
  }
  svg {
    width: ${px(20)};
    height: ${px(20)};
  }
`;
const StyledScan = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(14)};
  font-size: ${type.s};
  color: ${color('text-2')};
  p {
    overflow-wrap: anywhere;
    margin-block: ${px(4)} ${px(8)};
    color: ${color('text')};
    user-select: all;
  }
`;

/** The three dots of a browser's menu. */
const MenuDots = () => (
  <svg viewBox="0 0 24 24" fill="currentColor">
    <circle cx="12" cy="5" r="2" />
    <circle cx="12" cy="12" r="2" />
    <circle cx="12" cy="19" r="2" />
  </svg>
);

const SIGNS = {
  ios: [ArrowUpFromLine, Smartphone, Check],
  android: [MenuDots, Smartphone, Check],
} as const;

function Steps({ on }: { readonly on: 'ios' | 'android' }) {
  const steps = on === 'ios' ? INSTALL.iosSteps : INSTALL.androidSteps;
  return (
    <section>
      <h3>{on === 'ios' ? INSTALL.iosTitle : INSTALL.androidTitle}</h3>
      <StyledSteps>
        {SIGNS[on].map((Sign, at) => (
          <li key={steps[at]}>
            <span aria-hidden="true">
              <Sign />
            </span>
            {steps[at]}
          </li>
        ))}
      </StyledSteps>
    </section>
  );
}

/** Props of {@link InstallSheet}. */
export interface InstallSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The guide. */
export function InstallSheet({ open, onClose }: InstallSheetProps) {
  const { toast } = usePlatform();
  const [prompt, setPrompt] = useState(takeInstallPrompt);
  const address = window.location.origin + Routing.basePath;
  const install = async (): Promise<void> => {
    const offered = prompt;
    setPrompt(null);
    if (offered === null) return;
    const { outcome } = await offered.prompt();
    toast.show(outcome === 'accepted' ? 'success' : 'info', INSTALL[outcome]);
    if (outcome === 'accepted') onClose();
  };
  const copyAddress = async (): Promise<void> => {
    const copied = await copyText(address, window.navigator);
    toast.show(copied ? 'success' : 'error', copied ? INSTALL.copied : INSTALL.notCopied);
  };
  const on = /iPhone|iPad|iPod/.test(window.navigator.userAgent) ? 'ios' : 'android';
  return (
    <Sheet open={open} onClose={onClose} title={INSTALL.title} testId="install-sheet">
      <StyledBody>
        <StyledGains>
          {INSTALL.gains.map((gain) => (
            <li key={gain}>
              <Check aria-hidden="true" />
              {gain}
            </li>
          ))}
        </StyledGains>
        {isInChatApp(window.navigator.userAgent) ? (
          <Notice tone="warn">{INSTALL.chatHint}</Notice>
        ) : null}
        {prompt === null ? (
          <Steps on={on} />
        ) : (
          <Button block icon={<Smartphone aria-hidden />} onClick={() => void install()}>
            {INSTALL.oneTap}
          </Button>
        )}
        <StyledScan>
          <QrCode text={address} label={INSTALL.scanLabel} size={104} />
          <div>
            {INSTALL.scan}
            <p>{address}</p>
            <Button
              kind="secondary"
              size="s"
              icon={<Copy aria-hidden />}
              onClick={() => void copyAddress()}
            >
              {INSTALL.copyLink}
            </Button>
          </div>
        </StyledScan>
      </StyledBody>
    </Sheet>
  );
}

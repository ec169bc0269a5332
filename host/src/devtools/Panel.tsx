/**
 * The squads' panel: a button at the edge, a panel over the page, and a banner while this tab does
 * not show what is live.
 */
import { useState } from 'react';
import { useStateView, type StateView } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Tabs, color, px, radius, shadow, type } from '@site/ui';
import styled from 'styled-components';
import type { Federation } from '@site/federation/types';
import type { BusLine } from './bus-log';
import { OVERRIDES_KEY, readOverrides } from './overrides';
import { BusTab } from './tabs/BusTab';
import { ErrorsTab } from './tabs/ErrorsTab';
import { SessionTab } from './tabs/SessionTab';
import { VersionsTab } from './tabs/VersionsTab';
import { WorldTab } from './tabs/WorldTab';

const StyledButton = styled.button`
  position: fixed;
  inset-block-end: ${px(130)};
  inset-inline-start: 0;
  z-index: 120;
  min-width: ${px(44)};
  min-height: ${px(44)};
  border-radius: 0 ${radius.m} ${radius.m} 0;
  background: #7a2f9c;
  color: #fff;
  font-weight: 700;
  box-shadow: ${shadow.mid};
`;
const StyledPanel = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 119;
  max-height: 74vh;
  max-height: 74dvh;
  overflow-y: auto;
  display: grid;
  gap: ${px(10)};
  padding: ${px(12)};
  margin-inline: auto;
  max-width: var(--column);
  background: ${color('surface')};
  color: ${color('text')};
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  box-shadow:
    ${shadow.high},
    inset 0 0 0 2px #7a2f9c;
  overscroll-behavior: contain;
`;
const StyledBanner = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 121;
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${px(10)};
  padding: ${px(4)} ${px(12)};
  background: #b3123a;
  color: #fff;
  font-size: ${type.s};
  font-weight: 700;
`;

const TABS = [
  { value: 'versions', label: '版本' },
  { value: 'bus', label: '总线' },
  { value: 'session', label: '会员' },
  { value: 'world', label: '沙盒' },
  { value: 'errors', label: '错误' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Props of {@link Panel}. */
export interface PanelProps {
  readonly federation: Federation;
  readonly lines: StateView<readonly BusLine[]>;
}

/** The panel. */
export function Panel({ federation, lines }: PanelProps) {
  const { storage } = usePlatform();
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<Tab>('versions');
  const overrides = Object.entries(readOverrides(storage));
  const count = useStateView(lines).length;
  const reset = (): void => {
    storage.remove(OVERRIDES_KEY);
    window.location.reload();
  };
  return (
    <>
      {overrides.length === 0 ? null : (
        <StyledBanner role="status" data-testid="tools-banner">
          本页不是线上版本：{overrides.map(([name, version]) => `${name}@${version}`).join('、')}
          <Button size="s" kind="secondary" onClick={reset}>
            恢复
          </Button>
        </StyledBanner>
      )}
      <StyledButton
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-testid="tools-open"
      >
        工具
      </StyledButton>
      {open ? (
        <StyledPanel role="dialog" aria-label="开发工具" data-testid="site-tools-panel">
          <Tabs
            label="开发工具"
            options={TABS.map((one) => (one.value === 'bus' ? { ...one, count } : one))}
            value={tab}
            onChange={setTab}
          />
          {tab === 'versions' ? <VersionsTab federation={federation} /> : null}
          {tab === 'bus' ? <BusTab lines={lines} /> : null}
          {tab === 'session' ? <SessionTab /> : null}
          {tab === 'world' ? <WorldTab /> : null}
          {tab === 'errors' ? <ErrorsTab /> : null}
        </StyledPanel>
      ) : null}
    </>
  );
}

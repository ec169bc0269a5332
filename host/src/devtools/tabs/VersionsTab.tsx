import { useState } from 'react';
import { explainResolution } from '@site/domain/releases/explain';
import { usePlatform } from '@site/platform/host';
import { Button } from '@site/ui';
import type { Federation } from '@site/federation/types';
import { OVERRIDES_KEY, readOverrides, withOverride } from '../overrides';
import { StyledCard, StyledRow } from '../parts';

const HEALTH = { live: '最新', stale: '未能确认', failed: '已过期', over: '早已过期' } as const;

/** Live, held and chosen versions of each remote; another choice holds for this tab and reloads it. */
export function VersionsTab({ federation }: { readonly federation: Federation }) {
  const { storage } = usePlatform();
  const [overrides, setOverrides] = useState(() => readOverrides(storage));
  const { registry, generation, health } = federation.view();
  const heldOf = (name: string): string[] =>
    Object.keys(registry.versions)
      .filter((key) => key.startsWith(`${name}@`))
      .map((key) => key.slice(name.length + 1));
  const choose = (name: string, version: string): void => {
    const next = withOverride(overrides, name, version === '' ? null : version);
    storage.write(OVERRIDES_KEY, next);
    setOverrides(next);
    window.location.reload();
  };
  return (
    <>
      <StyledCard>
        <b>
          第 {generation} 代 · {HEALTH[health]} · 主站 {registry.host?.current ?? '-'}
        </b>
        <code>{federation.supportCode()}</code>
      </StyledCard>
      {Object.entries(registry.remotes).map(([name, line]) => (
        <StyledCard key={name} data-testid={`tools-remote-${name}`}>
          <h3>{name}</h3>
          <span>
            线上 {line.stable} · 已加载 {federation.loadedModule(name)?.version ?? '无'} · 备用{' '}
            {line.good.join('、') || '无'}
          </span>
          <code>{explainResolution(name, federation.resolve(name))}</code>
          <StyledRow>
            <label>
              本标签页使用{' '}
              <select
                value={overrides[name] ?? ''}
                onChange={(event) => choose(name, event.target.value)}
                data-testid={`tools-override-${name}`}
              >
                <option value="">线上版本</option>
                {heldOf(name).map((version) => (
                  <option key={version} value={version}>
                    {version}
                  </option>
                ))}
              </select>
            </label>
          </StyledRow>
        </StyledCard>
      ))}
      <Button
        kind="danger"
        onClick={() => {
          storage.remove(OVERRIDES_KEY);
          window.location.reload();
        }}
        data-testid="tools-reset"
      >
        全部恢复线上版本
      </Button>
    </>
  );
}

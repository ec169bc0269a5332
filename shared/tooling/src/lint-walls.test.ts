/**
 * Each wall of the lint's settings refuses one import that it is there for, and lets its neighbour
 * in.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toolPath } from './checks/run-tool';
import { inWorkspace } from './workspace/paths';

jest.setTimeout(120_000);

/**
 * Lints one source as if it stood at a path of the workspace, in a copy that has only the lint's
 * settings.
 */
function lintAt(file: string, source: string): string {
  const root = fs.mkdtempSync(path.join(inWorkspace('node_modules'), '.must-fail-'));
  try {
    fs.copyFileSync(inWorkspace('.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), source);
    return spawnSync(
      toolPath('oxlint'),
      ['-c', '.oxlintrc.json', '--no-ignore', '-f', 'unix', file],
      { cwd: root, encoding: 'utf8' },
    ).stdout;
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

const using = (name: string): string => `import { x } from '${name}';\n\nexport const y = x;\n`;

describe('what waits is no suspended tree', () => {
  const refused = (file: string, name: string): string =>
    lintAt(file, `import { ${name} } from 'react';\n\nexport const y = ${name};\n`);
  test.each([
    'host/src/probe.ts',
    'remote-sports/src/probe.ts',
    'remote-events/events/cny2024/probe.ts',
    'shared/ui/src/probe.ts',
    'shared/remote-kit/src/probe.ts',
    'shared/federation/src/probe.ts',
  ])('%s', (file) => {
    expect(refused(file, 'lazy')).toContain('restricted');
    expect(refused(file, 'Suspense')).toContain('restricted');
    expect(refused(file, 'useState')).not.toContain('restricted');
  });
});

describe('walls the lint keeps', () => {
  test.each([
    ['remote-sports/src/probe.ts', '@site/remote-wallet'],
    ['remote-sports/src/probe.ts', '../../remote-wallet/src/remote'],
    ['remote-sports/src/probe.ts', '@site/host'],
    ['remote-sports/src/probe.ts', 'axios'],
    ['remote-sports/src/probe.ts', 'rxjs'],
    ['remote-sports/src/probe.ts', 'rxjs/operators'],
    ['remote-sports/src/probe.ts', 'react-router-dom'],
    ['remote-sports/src/probe.ts', '@tanstack/react-query'],
    ['remote-sports/src/probe.ts', '@base-ui/react/dialog'],
    ['remote-sports/src/probe.ts', 'lucide-react'],
    ['remote-sports/src/probe.ts', 'styled-components'],
    ['remote-events/events/cny2024/probe.ts', '../another/Page'],
    ['shared/ui/src/probe.ts', '@site/platform'],
    ['shared/ui/src/probe.ts', 'axios'],
    ['shared/ui/src/probe.ts', 'rxjs'],
    ['shared/platform/src/probe.ts', '@site/ui'],
    ['shared/platform/src/probe.ts', 'styled-components'],
    ['shared/domain/src/probe.ts', 'react'],
    ['shared/contracts/src/probe.ts', '@site/platform'],
    ['shared/phrases/src/probe.ts', '@site/contracts/auth'],
    ['shared/remote-kit/src/probe.ts', 'rxjs'],
    ['shared/gallery/src/probe.ts', '@site/platform'],
    ['shared/federation/src/probe.ts', '@site/platform'],
    ['shared/federation/src/probe.ts', '@site/phrases/errors'],
    ['shared/federation/src/probe.ts', '@site/remote-kit'],
    ['shared/federation/src/react/probe.tsx', '../../../../host/src/phrases/zh-CN'],
    ['host/src/probe.ts', '@site/remote-sports'],
    ['host/src/probe.ts', '../../remote-sports/src/remote'],
    ['host/src/probe.ts', 'axios'],
    ['shared/release/src/probe.ts', '@site/edge/app'],
    ['shared/release/src/probe.ts', '@site/tooling/serve/site'],
    ['shared/release/src/probe.ts', 'react'],
    ['shared/release/src/gate/probe.ts', '../../../../host/edge/src/app'],
    ['shared/release/console/src/probe.ts', '@site/release/context'],
    ['shared/tooling/src/probe.ts', '@site/edge/app'],
    ['host/edge/src/probe.ts', '@site/platform'],
    ['host/edge/src/probe.ts', '@site/release/context'],
    ['e2e/sandbox/src/probe.ts', '@site/platform'],
    ['e2e/sandbox/src/probe.ts', '../../../host/src/App'],
    ['e2e/specs/probe.ts', '@site/domain/constants'],
  ])('%s may not import %s', (file, name) => {
    expect(lintAt(file, using(name))).toContain('no-restricted-imports');
  });

  test.each([
    ['remote-sports/src/probe.ts', '@site/remote-kit'],
    ['remote-sports/src/probe.ts', '@site/platform'],
    ['remote-sports/src/board/probe.ts', '../vendors/port'],
    ['remote-events/events/cny2024/probe.ts', '../../kit/use-countdown'],
    ['host/src/probe.ts', '@site/remote-kit'],
    ['shared/ui/src/probe.ts', '@site/domain/money'],
    ['host/edge/src/probe.ts', '@site/contracts/releases/read'],
    ['shared/release/src/probe.ts', '@site/domain/releases/paths'],
    ['shared/release/src/probe.ts', 'node:fs'],
    ['shared/tooling/src/probe.ts', '@site/release/context'],
    ['shared/federation/src/probe.ts', '@site/contracts/releases/read'],
    ['shared/federation/src/probe.ts', '@site/domain/releases/resolve'],
    ['remote-invented/src/probe.ts', '@site/remote-kit/money'],
    ['shared/remote-kit/src/probe.ts', '@site/platform'],
  ])('%s may import %s', (file, name) => {
    expect(lintAt(file, using(name))).not.toContain('no-restricted-imports');
  });

  test.each([
    ['remote-invented/src/probe.ts', '@site/remote-wallet'],
    ['remote-invented/src/probe.ts', '../../remote-wallet/src/remote'],
    ['remote-invented/src/probe.ts', '@site/host'],
    ['remote-invented/src/probe.ts', '@site/platform/host'],
    ['remote-invented/src/probe.ts', 'axios'],
    ['remote-sports/src/probe.ts', '@site/remote-invented'],
    ['remote-sports/src/probe.ts', '@site/remote-invented/inside'],
    ['remote-sports/src/probe.ts', '@site/remote-kitchen'],
    ['remote-events/events/cny2024/probe.ts', '@site/remote-invented-2'],
    ['host/src/probe.ts', '@site/remote-invented'],
    ['shared/remote-kit/src/probe.ts', '@site/remote-invented'],
    ['e2e/specs/probe.ts', '../../remote-invented-2/src/remote'],
  ])('a remote that is new has the same walls: %s may not import %s', (file, name) => {
    expect(lintAt(file, using(name))).toContain('no-restricted-imports');
  });

  test('a file of more than 300 lines, an `any`, and an ignored type error are refused', () => {
    expect(lintAt('host/src/probe.ts', '// a line\n'.repeat(301))).toContain('max-lines');
    expect(lintAt('host/src/probe.ts', 'export const y: any = 1;\n')).toContain('no-explicit-any');
    expect(lintAt('host/src/probe.ts', '// @ts-ignore\nexport const y = 1;\n')).toContain(
      'ban-ts-comment',
    );
  });

  test('two files that import each other are refused', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'must-fail-'));
    try {
      fs.copyFileSync(inWorkspace('.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
      fs.writeFileSync(
        path.join(root, 'a.ts'),
        "import { b } from './b';\n\nexport const a = () => b;\n",
      );
      fs.writeFileSync(
        path.join(root, 'b.ts'),
        "import { a } from './a';\n\nexport const b = () => a;\n",
      );
      const run = spawnSync(
        toolPath('oxlint'),
        ['-c', '.oxlintrc.json', '--no-ignore', '-f', 'unix', '.'],
        { cwd: root, encoding: 'utf8' },
      );
      expect(run.stdout).toContain('no-cycle');
    } finally {
      fs.rmSync(root, { recursive: true, force: true });
    }
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testFiles } from '../spec/coverage';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import { runTool, toolPath } from './run-tool';
import { joinTests, typedPackages } from './types';

describe('one program of all tests', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'joined-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const write = (name: string, content: object): void =>
    fs.writeFileSync(path.join(folder, name), JSON.stringify(content));

  it('holds every test and every journey of the workspace', async () => {
    const { config, apart } = joinTests(typedPackages());
    write('tsconfig.json', config);
    const { output } = await runTool(toolPath('tsc'), ['-p', folder, '--listFilesOnly']);
    const compiled = new Set(output.split('\n'));
    const wanted = testFiles(inWorkspace());
    expect(wanted.length).toBeGreaterThan(250);
    expect(wanted.filter((file) => !compiled.has(file))).toEqual([]);
    expect(apart).toEqual([]);
  });

  it('leaves a package apart that wants settings of its own for its tests', () => {
    write('tsconfig.test.json', {
      extends: './test.json',
      include: ['src'],
      compilerOptions: { strict: false },
    });
    const strange = path.relative(WORKSPACE_ROOT, folder);
    const { config, apart } = joinTests(['shared/domain', strange]);
    expect(apart).toEqual([strange]);
    expect(config).toMatchObject({ include: [inWorkspace('shared/domain/src')] });
  });
});

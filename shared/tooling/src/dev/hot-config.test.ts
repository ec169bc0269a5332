import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { configOf } from '../build/build-part';
import { flavourOf } from '../workspace/flavour';
import { discoverParts, type Part } from '../workspace/parts';
import { hotConfig } from './hot-config';

/** What a build for `npm run dev` has and no other. */
const LOOSE = ['$RefreshReg$', '__siteDev', 'hot-update', 'sourceMappingURL'];
const parts = discoverParts();
const flavour = flavourOf({});
let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-hot-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true, force: true });
});

/** The scripts of one component, built with the settings of a part. */
async function scriptsOf(config: Configuration): Promise<string> {
  const entry = path.join(dir, 'entry.tsx');
  fs.writeFileSync(
    entry,
    'const own = {};\nexport const Late = () => <p {...own} key="late">late</p>;\nexport function Page() { return <Late />; }\nvoid import("./late").then(console.log);\n',
  );
  fs.writeFileSync(path.join(dir, 'late.ts'), 'export const late = "late";\n');
  const compiler = webpack({
    ...config,
    entry: { main: entry },
    externals: /^react\b/,
    externalsType: 'self',
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error !== null || stats === undefined || stats.hasErrors())
          reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      }),
    );
  });
  return fs
    .readdirSync(path.join(dir, 'dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(dir, 'dist', file), 'utf8'))
    .join('\n');
}

const options = () => ({ version: '0.0.0_abcdefg', outDir: path.join(dir, 'dist'), flavour });
const host = (): Part => parts.find(({ kind }) => kind === 'host') as Part;

test('nothing that development loosens is in a release; all of it is in what is built for a save', async () => {
  const released = await scriptsOf(configOf(host(), { ...options(), minify: true }));
  for (const word of LOOSE) expect(released).not.toContain(word);
  const hot = await scriptsOf(hotConfig(host(), options()));
  for (const word of LOOSE) expect(hot).toContain(word);
});

test.each(parts.map((part) => [part.name, part] as const))(
  'the release of %s is made without replacement of modules, maps and the loader of the session',
  (_name, part) => {
    const { plugins = [], module, devtool } = configOf(part, { ...options(), minify: true });
    const names = plugins.map((plugin) => plugin?.constructor.name);
    expect(names).not.toContain('HotModuleReplacementPlugin');
    expect(devtool).toBe(false);
    expect(JSON.stringify(module)).not.toMatch(/hot-loader|"refresh"/);
  },
);

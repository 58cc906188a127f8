import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds to wait for another process that fills the same folder. */
const waitMs = 120_000;

/**
 * Fills a folder with what `make` writes into the temporary folder that it is given, which is as deep. One process does it at a
 * time and the others wait: two at once would delete each other's files. SQLite keeps the lock, since it ends with its process
 * however that ends; a lock file would stay.
 *
 * The folder changes when everything is made, file by file: nobody reads half a file, and those that are the same stay, so that a
 * development server reloads once. If `make` throws, nothing changes.
 * @throws Error when the other process takes too long
 */
export async function replaceFolder(folder: string, make: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = path.join(path.dirname(folder), `.${path.basename(folder)}`);
  const lock = await takeLock(`${folder}.lock`);
  try {
    if (existsSync(temporary)) {
      console.warn(
        `${path.relative('.', folder)} was left half-made, since the last command was stopped; it is made again.`,
      );
      await rm(temporary, { recursive: true });
    }
    await mkdir(temporary, { recursive: true });
    try {
      await make(temporary);
    } catch (error) {
      // Else the next command would say that this one was stopped.
      await rm(temporary, { recursive: true });
      throw error;
    }
    const missing = existsSync(folder) ? await entriesMissing(folder, temporary) : [];
    if (missing.length > 0)
      console.warn(`${path.relative('.', folder)} was incomplete (${missing.join(', ')}): made again.`);
    await moveChanged(temporary, folder);
    await rm(temporary, { recursive: true });
  } finally {
    lock.close();
  }
}

/** A full disk or another tool may have left a file that SQLite does not know. */
async function takeLock(file: string): Promise<DatabaseSync> {
  try {
    return lockWith(file);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('not a database')) throw error;
    console.warn(`${path.relative('.', file)} was damaged and is made again.`);
    await rm(file);
    return lockWith(file);
  }
}

function lockWith(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: waitMs });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive'); // without a journal file beside it
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** What somebody has deleted from the folder, unless that is all. Further down a new contract may have more files. */
async function entriesMissing(folder: string, made: string): Promise<string[]> {
  const old = new Set(await readdir(folder));
  return old.size === 0 ? [] : (await readdir(made)).filter((name) => !old.has(name)).toSorted();
}

async function moveChanged(from: string, to: string): Promise<void> {
  const [made, old] = [await filesIn(from), await filesIn(to)];
  for (const file of made) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (old.has(file) && (await readFile(source)).equals(await readFile(target))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await rename(source, target);
  }
  for (const file of old.difference(made)) await rm(path.join(to, file));
}

async function filesIn(folder: string): Promise<Set<string>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))));
}

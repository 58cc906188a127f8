import { ConfigError, readConfig, type Config } from './server/config.ts';

const config = readConfigOrExit();
// Before the modules of the server, since instrumentation wraps what it traces while that is loaded.
const tracing = config.tracesUrl && (await import('./server/tracing.ts')).startTracing(config.tracesUrl);
const { serve } = await import('./serve.ts');
await serve(config, tracing || undefined);

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(
      `Mithaq cannot start as it is configured.\n${error.problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    process.exit(1);
  }
}

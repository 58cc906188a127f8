import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Valkey } from 'iovalkey';

/** Milliseconds that a request waits for Valkey. The connection then ends, so that the next requests do not wait. */
const timeoutMs = 500;

/** The longest time in milliseconds until the next attempt to connect. */
const retryMs = 2000;

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Returns a store of the limits that all processes share. Each process also counts in its memory, and the higher count
 * decides: while Valkey does not respond, or after it has lost its data, members can sign in and nobody gets an unlimited
 * number of attempts.
 */
export function sharedLimits(app: FastifyInstance, url: string): FastifyRateLimitStoreCtor {
  let isShared: boolean | undefined;
  const valkey = new Valkey(url, {
    lazyConnect: true,
    connectTimeout: retryMs,
    socketTimeout: timeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, retryMs),
    // A command fails at once while there is no connection, and is not repeated on the next one.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });

  app.isValkeyUsed = false;

  /** Logs a change only, without the error, which has the address. */
  function note(shared: boolean): void {
    if (shared === isShared) return;
    isShared = shared;
    app.isValkeyUsed = shared;
    if (shared) app.log.info('the limits are shared through Valkey');
    else app.log.warn('Valkey does not respond, so this process counts alone');
  }

  const lost = () => note(false);
  valkey.on('ready', () => note(true));
  valkey.on('close', lost);
  valkey.on('error', () => undefined); // 'close' follows
  // Building the application blocks the process for longer than the time-out.
  app.addHook('onReady', async () => void valkey.connect().catch(() => undefined));
  app.addHook('onClose', async () => {
    valkey.off('close', lost);
    valkey.disconnect();
  });

  return class SharedStore implements FastifyRateLimitStore {
    readonly #shared: FastifyRateLimitStore;
    readonly #own = new LocalStore(false, false);

    constructor(
      _options: object,
      shared: FastifyRateLimitStore = new RedisStore(false, false, valkey, 'mithaq-limit-'),
    ) {
      this.#shared = shared;
    }

    incr(key: string, callback: Callback, timeWindow: number, max: number): void {
      this.#own.incr(
        key,
        (error, counted) => {
          if (error || !counted || valkey.status !== 'ready') return callback(error, counted);
          const own = { ...counted }; // the store changes its object while this request waits
          this.#shared.incr(
            key,
            (failed, all) => {
              note(!failed);
              callback(null, all && all.current >= own.current ? all : own);
            },
            timeWindow,
            max,
          );
        },
        timeWindow,
        max,
      );
    }

    /** Each route has its own count, here and there. */
    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      return new SharedStore(options, this.#shared.child(options));
    }
  };
}

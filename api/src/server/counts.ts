import type { FastifyInstance } from 'fastify';

/** How a sign-in, the sending of a code or a phone proof ended; why is in the log. */
export const outcomes = ['ok', 'refused', 'operator fault'] as const;
export type Outcome = (typeof outcomes)[number];

/** What there is too much of when a request is refused. */
export const overloadReasons = ['caller', 'address', 'server', 'database queue', 'unsigned session'] as const;
export type OverloadReason = (typeof overloadReasons)[number];

/** Why a response is counted instead of logged. */
export const refusalReasons = [...overloadReasons, 'broken connection', 'service away'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const zeros = <Label extends string>(labels: readonly Label[]) => new Map(labels.map((label) => [label, 0]));

/** What this process has counted since it started, for /metrics. */
export type Counts = {
  refused: Map<RefusalReason, number>;
  signIns: Map<Outcome, number>;
  phoneCodes: Map<Outcome, number>;
  phoneProofs: Map<Outcome, number>;
};

declare module 'fastify' {
  interface FastifyInstance {
    counts: Counts;
    /** Whether the limits are shared through Valkey now; undefined without Valkey. */
    isValkeyUsed: boolean | undefined;
  }
}

/** Counts from zero, so that the first event is an increase that an alert sees. */
export function keepCounts(app: FastifyInstance): void {
  app.decorate('counts', {
    refused: zeros(refusalReasons),
    signIns: zeros(outcomes),
    phoneCodes: zeros(outcomes),
    phoneProofs: zeros(outcomes),
  });
  app.decorate('isValkeyUsed', undefined);
}

export function add<Label extends string>(counts: Map<Label, number>, label: Label): void {
  counts.set(label, (counts.get(label) ?? 0) + 1);
}

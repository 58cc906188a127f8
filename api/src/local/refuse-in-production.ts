/**
 * Every local service calls this first: members must never use one.
 * @throws Error in production
 */
export function refuseInProduction(service: string): void {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(`${service} is for local development only and does not start with NODE_ENV=production.`);
  }
}

/** Every stand-in asks this first: members must never meet one. */
export function refuseInProduction(standIn: string): void {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(`${standIn} is a stand-in for this computer only and does not start with NODE_ENV=production.`);
  }
}

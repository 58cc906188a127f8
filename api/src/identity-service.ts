/** The identity service that sends the SMS and vouches for the number. */
export type IdentityService = {
  jwksUrl: string;
  /** What the browser's SDK must know (client-config). */
  client: { apiKey: string; authDomain: string; projectId: string; emulatorUrl?: string };
};

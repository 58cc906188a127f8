/** The identity service that sends the SMS and confirms the number. */
export type IdentityService = {
  jwksUrl: string;
  /** The configuration of the browser's SDK (client-config). */
  client: { apiKey: string; authDomain: string; projectId: string; emulatorUrl?: string };
};

/** The time in a version 7 UUID, in ISO 8601 (RFC 9562). */
export function timeOf(uuid: string): string {
  return new Date(Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toISOString();
}

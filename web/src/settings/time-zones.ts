import type { Option } from '@mithaq/ui-kit';

/** The time zone of this device. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The place that a zone is named after: "Karachi". */
export function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** What a language calls the time of a zone: "Pakistan Time". */
export function timeName(zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** All zones that this browser knows, and these, by their place; also found by their id. */
export function timeZones(more: readonly string[]): Option[] {
  const zones = new Set([...more, ...Intl.supportedValuesOf('timeZone')]);
  const options = Array.from(zones, (value) => ({
    value,
    label: placeOf(value),
    aliases: [value.replaceAll('_', ' ')],
  }));
  return options.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

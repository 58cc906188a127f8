import { expect, it } from 'vitest';
import { secondsUntilMidnight, startOfDay, today } from './day.ts';

it('today returns the day in UTC', () => {
  expect(today(new Date('2026-06-15T23:59:59Z'))).toBe('2026-06-15');
  expect(today(new Date('2026-06-16T01:30:00+02:00'))).toBe('2026-06-15');
});

it('startOfDay returns midnight in UTC', () => {
  expect(startOfDay(new Date('2026-06-15T23:59:59Z')).toISOString()).toBe('2026-06-15T00:00:00.000Z');
});

it('secondsUntilMidnight counts to midnight in UTC, at least one second', () => {
  expect(secondsUntilMidnight(new Date('2026-06-15T23:59:59.500Z'))).toBe(1);
  expect(secondsUntilMidnight(new Date('2026-06-15T00:00:00Z'))).toBe(86_400);
  expect(secondsUntilMidnight(new Date('2026-12-31T12:00:00Z'))).toBe(43_200);
});

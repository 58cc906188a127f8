/** Milliseconds of one request, its body read to the end. @throws when the answer is not of 2xx */
export async function timed(url: string, headers: Record<string, string>, init: RequestInit = {}): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return performance.now() - began;
}

export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!; // of at least one
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!; // of at least one
}

import { isIPv6 } from 'node:net';

/** The address by which limits count: an IPv4 address, or the /64 network of an IPv6 address, which one household has. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = ''] = ip.split('::');
  return [...head.split(':').filter(Boolean), '0', '0', '0', '0'].slice(0, 4).join(':');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

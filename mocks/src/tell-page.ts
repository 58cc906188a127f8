import { plainPageHeaders } from '@mithaq/openapi/rules/page-link.ts';
import type { HandlerContext } from './handler-context.ts';

/** Sets the headers of a page that is a plain list. */
export function tellPage(
  { request, headers }: Pick<HandlerContext, 'request' | 'headers'>,
  next: Parameters<typeof plainPageHeaders>[1],
): void {
  for (const [name, value] of Object.entries(plainPageHeaders(request.url, next))) headers.set(name, value);
}

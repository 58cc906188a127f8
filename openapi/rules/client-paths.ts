/** Who may open a path of the client: everyone, users only, or moderators only. */
type Readers = 'everyone' | 'users' | 'moderators';

/** The path of every page of the client. web/src/app/routes.tsx has a page for each. */
export const clientPaths = {
  '/': 'everyone',
  '/privacy-policy': 'everyone',
  '/terms-of-service': 'everyone',
  '/profile-creation-guide': 'everyone',
  '/shared': 'everyone',
  '/login/oauth2/callback': 'users',
  '/verify-phone': 'users',
  '/settings': 'users',
  '/settings/phone': 'users',
  '/news': 'users',
  '/for-you': 'users',
  '/feed': 'users',
  '/saved': 'users',
  '/community': 'users',
  '/proposals': 'users',
  '/proposals/:profileId': 'users',
  '/marriage': 'users',
  '/profile/create': 'users',
  '/profile/:profileId': 'users',
  '/my-profile': 'users',
  '/my-profile/as-others': 'users',
  '/edit-profile': 'users',
  '/edit-profile/:section': 'users',
  '/moderation': 'moderators',
} as const satisfies Record<string, Readers>;

export type ClientPath = keyof typeof clientPaths;

/** The beginnings of the paths that need a session, without the moderators' path, which nobody else may know. */
export const pathsOfUsers: readonly string[] = [...new Set(pathsFor('users').map((path) => path.replace(/:.*/u, '')))];

/** Case and slashes at the end do not matter, as for the client's router. */
const pages = [...pathsFor('everyone'), ...pathsFor('users')].map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+').replace(/\/$/u, '')}/*$`, 'iu'),
);

/** Whether the server answers 200 for the path. For the page of the moderators it answers 404 to everybody. */
export function hasClientPage(pathname: string): boolean {
  return pages.some((page) => page.test(pathname));
}

function pathsFor(readers: Readers): string[] {
  return Object.entries(clientPaths).flatMap(([path, of]) => (of === readers ? [path] : []));
}
